import { FIRST_FONT } from './first-font.ts'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { SCHEMES, THEMES, type ThemeName } from '../../lib/themes.ts'
import type { Looks } from '../../theme/looks.ts'

/** The font of each look's headings, by the name of its file. */
const FONTS: Record<ThemeName, string> = {
  classic: FIRST_FONT,
  modern: 'space-grotesk-latin-wght-normal.woff2',
  luxury: 'forum-latin-400-normal.woff2',
}

/** The background of each theme, which the browser's own bars have too. */
const barColorsOf = (looks: Looks) => Object.fromEntries(THEMES.map((name) => [name, looks[name].palette.background]))

const ground = (looks: Looks) => (name: ThemeName) => {
  const { palette, colorScheme } = looks[name]
  return `html[data-theme=${SCHEMES[name]}]{background:${palette.background};color-scheme:${colorScheme}}`
}

const dataOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]))

/**
 * An inline script that runs before the first paint: sets the stored theme, or classic if it is not valid (rule 4.6),
 * and preloads its font once the page has been read: beside it, the font would delay the first paint on a slow network. Marks a browser that has stored a session or a sign-in: sign-in pages stay hidden there
 * (app/guards). Marks a browser of a customer who has ordered: the place of 'Your usual' stays free there
 * (pages/common). Marks a picture that cannot be loaded, also before the code is there (components/DishPicture).
 */
const choose = (fonts: Partial<Record<ThemeName, string>>) => `(function(d){
  var t;try{t=localStorage.getItem('theme')}catch{}
  if(!${JSON.stringify(THEMES)}.includes(t))t='classic';
  d.documentElement.dataset.theme=${JSON.stringify(SCHEMES)}[t];
  var m=d.querySelector('meta[name=theme-color]');m.content=m.dataset[t];
  var f=${JSON.stringify(fonts)}[t];
  function has(s,k){try{return !!self[s].getItem(k)}catch{}}
  if(has('localStorage','authToken')||has('sessionStorage','signIn'))d.documentElement.dataset.resumes='';
  if(['authToken','user','usual'].every(function(k){return has('localStorage',k)}))d.documentElement.dataset.usual='';
  ['error','load'].forEach(function(k){d.addEventListener(k,function(e){
    var p=e.target.parentNode;if(p&&p.matches&&p.matches('[data-picture]'))p.toggleAttribute('data-broken',k=='error')},true)});
  if(f)d.addEventListener('readystatechange',function(){
    var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=f;d.head.append(l)},{once:true})
})(document)`

/**
 * Paints the first frame in the chosen theme: its background, its bar colour, and its font, loaded beside the code.
 * @param fontFiles the addresses of fonts that are not in the bundle, by theme
 */
export function firstPaint(looks: Looks, fontFiles: Partial<Record<ThemeName, string>>): Plugin {
  const colors = barColorsOf(looks)
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] => {
        const files = Object.values(bundle ?? {}).filter((file) => file.type === 'asset')
        const fonts = Object.fromEntries(
          THEMES.flatMap((name) => {
            const file = files.find(({ names }) => names.some((one) => one === FONTS[name]))
            const address = fontFiles[name] ?? (file && `/${file.fileName}`)
            return address ? [[name, address]] : []
          }),
        )
        return [
          {
            tag: 'meta',
            attrs: { name: 'theme-color', content: colors.classic, ...dataOf(colors) },
            injectTo: 'head-prepend',
          },
          { tag: 'style', children: THEMES.map(ground(looks)).join(''), injectTo: 'head' },
          { tag: 'script', children: choose(fonts), injectTo: 'head' },
        ]
      },
    },
  }
}
