import { launch } from './browser.mjs'; import { serve } from './static.mjs';
const { url, close } = await serve({ folder: '/work/wt/fin/apps/site/dist', packed: false });
const b = await launch();
const desk = process.argv[3] === 'desk';
const ctx = await b.newContext(desk ? { viewport: {width:1280,height:900}, colorScheme:'dark', locale:'en-GB', reducedMotion:'reduce'} : { viewport: {width: 390, height: 844}, deviceScaleFactor: 2, locale: 'fr-FR', reducedMotion: 'reduce', hasTouch: true });
const p = await ctx.newPage(); p.setDefaultTimeout(10000);
p.on('pageerror', e => console.log('PAGEERROR', e.message)); p.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text()));
const go = async (path) => { await p.goto(url.replace(/\/$/,'') + '/' + path); await p.waitForTimeout(1500); };
const shot = async (n, full) => { await p.screenshot({ path: `/tmp/eyes-c/${n}.png`, fullPage: !!full }); };
const text = async (sel='main') => console.log(await p.evaluate(s => document.querySelector(s)?.innerText, sel));
const controls = async (sel='main') => console.log((await p.evaluate(s => [...document.querySelectorAll(s+' :is(button,a,input,select,summary,[role=button],[tabindex])')].filter(e=>e.checkVisibility()).map(e=>{const r=e.getBoundingClientRect();return `${e.tagName.toLowerCase()}${e.type?':'+e.type:''} [${(e.getAttribute('aria-label')||e.innerText||e.textContent||e.value||'').trim().replace(/\s+/g,' ').slice(0,80)}] ${e.disabled?'DIS':''} ${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}x${Math.round(r.height)} ${e.id?'#'+e.id:''} .${(e.getAttribute('class')||'').slice(0,30)} ${[...e.attributes].filter(a=>a.name.startsWith('data-')||a.name.startsWith('aria-')&&a.name!='aria-label').map(a=>a.name+'='+a.value.slice(0,30)).join(' ')}`}), sel)).join('\n'));
const over = async () => console.log('OVERFLOW', await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
try { const m = await import(process.argv[2]); await m.default({ p, b, ctx, url, go, shot, text, controls, over }); } catch (e) { console.log('ERR', e.message); await shot('err'); }
await b.close(); await close(); process.exit(0);
