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
    /** Text and prices. */
    font: string
    /** Headings, and the names of dishes. */
    headingFont: string
    /** The root's font size: larger for a font with small letters. */
    size: string
    tracking: string
    headingWeight: string
    headingTracking: string
    strongWeight: string
    /** The ground of a page's head and of other large surfaces, with what is written and pressed on it. */
    hero: string
    heroText: string
    heroText2: string
    heroAction: string
    heroOnAction: string
    /** The background of the strongest action. */
    action: string
    actionRadius: string
    actionTransform: string
    actionTracking: string
    /** What a dish's plate stands on: one of four, by the dish's name. */
    ground1: string
    ground2: string
    ground3: string
    ground4: string
    /** The plates that stand on them. */
    ceramic1: string
    ceramic2: string
    ceramic3: string
    ceramic4: string
    /** A tint of the primary colour, for selected and hovered elements. */
    tint: string
    radius: string
    radiusSmall: string
    cardBorder: string
    cardShadow: string
    cardShadowHover: string
    bar: string
  }
}
