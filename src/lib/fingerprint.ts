/**
 * A fingerprint of a text (two FNV-1a hashes), so that the device does not store it readably. `crypto.subtle` exists in
 * secure contexts only.
 */
export function fingerprint(text: string): string {
  const hashes = [2_166_136_261, 3_332_679_571].map((start) => {
    let hash = start
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
    return hash.toString(16).padStart(8, '0')
  })
  return `${hashes.join('')}${text.length.toString(16)}`
}
