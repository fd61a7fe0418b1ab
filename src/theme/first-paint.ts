import type { HtmlTagDescriptor, Plugin } from 'vite'
import { BAR_COLORS, SCHEMES, THEMES, type ThemeName } from '../lib/themes.ts'

const FONTS: Record<ThemeName, RegExp> = {
  classic: /epilogue-latin-wght-normal-.*\.woff2$/,
  modern: /space-grotesk-latin-wght-normal-.*\.woff2$/,
  luxury: /forum-latin-400-normal-.*\.woff2$/,
}

const ground = (name: ThemeName) =>
  `html[data-theme=${SCHEMES[name]}]{background:${BAR_COLORS[name]};color-scheme:${name === 'modern' ? 'dark' : 'light'}}`

/**
 * An inline script that runs before the first paint: sets the stored theme, or classic if it is not valid (rule 4.6),
 * and preloads its font. Marks a browser that has stored a session or a sign-in: sign-in pages stay hidden there
 * (app/guards). Marks a browser of a customer who has ordered: the place of 'Your usual' stays free there
 * (pages/common). Marks a picture that cannot be loaded, also before the code is there (components/DishPicture).
 */
const choose = (fonts: Partial<Record<ThemeName, string>>) => `(function(d){
  var t;try{t=localStorage.getItem('theme')}catch{}
  if(!${JSON.stringify(THEMES)}.includes(t))t='classic';
  d.documentElement.dataset.theme=${JSON.stringify(SCHEMES)}[t];
  d.querySelector('meta[name=theme-color]').content=${JSON.stringify(BAR_COLORS)}[t];
  var f=${JSON.stringify(fonts)}[t];
  function has(s,k){try{return !!self[s].getItem(k)}catch{}}
  if(has('localStorage','authToken')||has('sessionStorage','signIn'))d.documentElement.dataset.resumes='';
  if(['authToken','user','usual'].every(function(k){return has('localStorage',k)}))d.documentElement.dataset.usual='';
  ['error','load'].forEach(function(k){d.addEventListener(k,function(e){
    var p=e.target.parentNode;if(p&&p.matches&&p.matches('[data-picture]'))p.toggleAttribute('data-broken',k=='error')},true)});
  if(f){var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=f;d.head.append(l)}
})(document)`

/** Paints the first frame in the chosen theme: its background, its bar colour, and its font, loaded beside the code. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] => {
        const files = Object.keys(bundle ?? {})
        const fonts = Object.fromEntries(
          THEMES.flatMap((name) => {
            const file = files.find((candidate) => FONTS[name].test(candidate))
            return file ? [[name, `/${file}`]] : []
          }),
        )
        return [
          { tag: 'meta', attrs: { name: 'theme-color', content: BAR_COLORS.classic }, injectTo: 'head-prepend' },
          { tag: 'style', children: THEMES.map(ground).join(''), injectTo: 'head' },
          { tag: 'script', children: choose(fonts), injectTo: 'head' },
        ]
      },
    },
  }
}
