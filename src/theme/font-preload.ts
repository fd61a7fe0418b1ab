import type { Plugin } from 'vite'
import { SCHEMES, type ThemeName } from '../lib/themes.ts'

const FONTS: Record<ThemeName, RegExp> = {
  classic: /epilogue-latin-wght-normal-.*\.woff2$/,
  modern: /space-grotesk-latin-wght-normal-.*\.woff2$/,
  luxury: /forum-latin-400-normal-.*\.woff2$/,
}

/** Asks for the font of the chosen look beside the code, so that it is there when the first words are drawn. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = Object.keys(bundle ?? {})
        const fontOf = (look: ThemeName) => [SCHEMES[look], `/${files.find((file) => FONTS[look].test(file))}`]
        const fonts = Object.fromEntries((Object.keys(FONTS) as ThemeName[]).map(fontOf)) as Record<string, string>
        const script = `var l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=${JSON.stringify(fonts)}[document.documentElement.dataset.theme];document.head.append(l)`
        return [{ tag: 'script', children: script, injectTo: 'head' }]
      },
    },
  }
}
