/** The arguments of Node for a build that a test looks at: with room for what lives shortly, and compressed quickly. */
export const quickBuild = (outDir: string, logLevel: 'error' | 'silent' | 'warn' = 'warn') => [
  '--max-semi-space-size=64',
  'src/tooling/build.mjs',
  '--quick',
  '--outDir',
  outDir,
  '--logLevel',
  logLevel,
]
