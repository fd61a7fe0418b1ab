// Written into pages as they are, so without an import.

/**
 * An inline script of a prerendered page that runs before anything else. A button or a choice pressed before the app
 * has loaded is marked, and pressed again afterwards: React, which may be hydrating already, must not see the first press.
 * Typed text is recorded, because React starts from its own values.
 * Links work by themselves, except those with `data-waits`, which are prerendered without the page's query. The browser
 * must not submit a form: it would put the fields into the address.
 */
export const KEEP_EARLY_TAPS = `(function(w,d){
  var taps=w.earlyTaps=[],texts=w.earlyTexts=new Map()
  var on={
    click:function(e){
      var b=e.target.closest&&e.target.closest('button,label,[type=radio],[type=checkbox],[data-waits]')
      if(!b||b.disabled||e.ctrlKey||e.metaKey||e.shiftKey)return
      e.preventDefault()
      e.stopPropagation()
      taps.push(b)
      b.setAttribute('data-early','')
    },
    input:function(e){texts.set(e.target,e.target.value)},
    submit:function(e){e.preventDefault()}
  }
  for(var name in on)d.addEventListener(name,on[name],true)
  d.addEventListener('pointermove',function(){w.earlyMove=true},{once:true})
  w.endEarlyTaps=function(){for(var name in on)d.removeEventListener(name,on[name],true)}
})(window,document)`

/**
 * An inline script at the end of every page. Translators and extensions change a page whenever they like, also before the app's
 * code has loaded: their changes are recorded for `changed-page`, and so is what is being pressed.
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

/**
 * An inline script after a template with the tags of the app's code, at the end of a prerendered page: they take effect
 * when the page has been painted, or after a second, as nothing is painted in the background.
 */
export const LOAD_CODE = `(function(d){
  var load=function(){d.body.append(d.getElementById('code').content)}
  requestAnimationFrame(function(){setTimeout(load)})
  setTimeout(load,1000)
})(document)`

/**
 * An inline script of a page that shows what a customer has: requests what the page reads while the app's code loads.
 * The API client uses each whole response once (`lib/early-reads`), and sends the same headers.
 * @param paths the addresses to read; `{customerId}` and `{orderId}` in them are filled in
 * @param language the locale to ask for, where the API has several
 */
export const readEarly = (paths: string[], language?: string) => `(function(w,d){try{
  var s=localStorage,k=s.getItem('authToken'),u=JSON.parse(s.getItem('user'))
  if(!k||!s.getItem('refreshToken'))return
  var x=/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(d.cookie)
  var q=new URLSearchParams(location.search)
  var v={customerId:u.id||u.customerId,orderId:q.has('token')?'':q.get('orderId')}
  w.earlyReads={};
  ${JSON.stringify(paths)}.forEach(function(p){
    p=p.replace(/{(\\w+)}/g,function(_,n){return encodeURIComponent(v[n]||'')})
    if(/\\/$/.test(p))return
    var a=new URL(p,location)
    var h={login_source:'mobile','Content-Type':'application/json',Authorization:'Bearer '+k${language ? `,'Accept-Language':'${language}'` : ''}}
    if(x&&a.origin==location.origin)h['X-XSRF-TOKEN']=decodeURIComponent(x[1])
    w.earlyReads[a.href]=fetch(a,{headers:h}).then(function(r){
      if(r.ok)return r.arrayBuffer().then(function(b){return new Response(b,r)})
      r.body&&r.body.cancel()
      throw r.status
    })
    w.earlyReads[a.href].catch(function(){})
  })
}catch(e){}})(window,document)`

/**
 * An inline script after the app's root: shows the page as the customer last saw it on this device, until the app has
 * what it needs to render it (`stores/kept-page`). It reacts to nothing meanwhile.
 * @param code the page's chunk: another build may have other styles
 */
export const showKept = (code: string) => `(function(d){try{
  var s=localStorage,p=JSON.parse(s.getItem('keptPage')),u=JSON.parse(s.getItem('user')),e=d.createElement('div')
  if(!s.getItem('authToken')||p.customerId!=(u.id||u.customerId)||p.code!=${JSON.stringify(code)}||p.at!=location.pathname+location.search)return
  e.setAttribute('inert','')
  e.innerHTML=p.html
  d.getElementById('root').append(e)
}catch(e){}})(document)`
