/** What makes a look: every value becomes a CSS variable, so switching looks renders nothing again. */
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
    /** The border of fields and controls: at least 3:1 against what is behind. */
    outline: string
    error: string
    success: string
    warning: string
  }
  /** Variables beyond MUI's palette: `--mui-look-NAME`. */
  look: {
    font: string
    /** Of the root: a face with small letters is set larger. */
    size: string
    tracking: string
    headingWeight: string
    headingTracking: string
    strongWeight: string
    /** Behind the hero and other large surfaces. */
    gradient: string
    /** On the strongest action. */
    action: string
    actionShadow: string
    actionRadius: string
    actionTransform: string
    actionTracking: string
    /** Behind a dish. */
    ground: string
    /** The table the hero's dishes stand on. */
    table: string
    tableEdge: string
    /** A tint of the look's colour for chosen and hovered things. */
    tint: string
    radius: string
    radiusSmall: string
    cardBorder: string
    cardShadow: string
    cardShadowHover: string
    pictureShadow: string
    bar: string
  }
}
