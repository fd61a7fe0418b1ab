import { loadCode } from '../lib/load-code.ts'

/** A press on a link, a button or a choice, as far as it has come. */
export type Press = { on: Element | null; isClick?: true; isUp?: true; isCancelled?: true; isHeard?: true }

declare global {
  interface Window {
    /** What has changed in the page since the browser had read it, by React or by others, until the guard takes over. */
    pageChanges?: { records: MutationRecord[]; watch: MutationObserver }
    /** What is being pressed, or was last. */
    press?: Press | null
  }
}

/**
 * An inline script at the end of every page. Translators and extensions change a page whenever they like, also before the app's
 * code has loaded: their changes are recorded for `changed-page.ts`, and so is what is being pressed.
 */
export const WATCH_PAGE = `(function(w,d){
  var records=[],watch=new MutationObserver(function(r){records.push.apply(records,r)})
  watch.observe(d.getElementById('root'),{childList:true,subtree:true})
  w.pageChanges={records:records,watch:watch}
  var last,on={
    pointerdown:function(at){last=w.press={on:at}},
    pointerup:function(){if(last)last.isUp=true},
    pointercancel:function(){if(last)last.isCancelled=true},
    click:function(at){
      if(last&&at)last.isHeard=true
      w.press=at&&at.tagName!='A'?{on:at,isClick:true}:null
      setTimeout(function(){w.press=null})
    }
  }
  Object.keys(on).forEach(function(name){
    d.addEventListener(name,function(e){on[name](e.target.closest&&e.target.closest('a,button,label,input'))},true)
  })
})(window,document)`

/** Whether others have changed the page before React has rendered anything. */
export const isChanged = () => Boolean(window.pageChanges?.records.length)

/** The code for a page that others change. */
export const changedPage = () => loadCode(() => import('./changed-page.ts'))
