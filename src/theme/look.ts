/** The values of a theme. Each becomes a CSS variable, so switching themes re-renders nothing. */
export type Look = {
  colorScheme: 'light' | 'dark'
  palette: {
    primary: string
    onPrimary: string
    /** Primary as text on `background` and `paper`. */
    primaryText: string
    background: string
    paper: string
    text: string
    textSecondary: string
    divider: string
    /** The border of fields and controls: at least 3:1 contrast with the background. */
    outline: string
    error: string
    success: string
    warning: string
  }
  /** Variables beyond MUI's palette: `--mui-look-NAME`. */
  look: {
    font: string
    /** The root's font size: larger for a font with small letters. */
    size: string
    tracking: string
    headingWeight: string
    headingTracking: string
    strongWeight: string
    /** Behind the hero and other large surfaces. */
    gradient: string
    /** The background of the strongest action. */
    action: string
    actionShadow: string
    actionRadius: string
    actionTransform: string
    actionTracking: string
    /** The background of a dish's picture. */
    ground: string
    /** The table the hero's dishes stand on. */
    table: string
    tableEdge: string
    /** A tint of the primary colour, for selected and hovered elements. */
    tint: string
    radius: string
    radiusSmall: string
    cardBorder: string
    cardShadow: string
    cardShadowHover: string
    pictureShadow: string
    /** Whether a drawn dish is shown, and a drawn bag where there is no picture. */
    drawing: 'block' | 'none'
    /** Whether the dish's first letter is shown in their place. */
    letter: 'block' | 'none'
    bar: string
  }
}
