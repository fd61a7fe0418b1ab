const TONES = 4

/** Which of the look's grounds a picture has, 0 to 3: the same wherever it is shown. */
export const toneOf = (src: string) => Array.from(src).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES
