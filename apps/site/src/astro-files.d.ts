// What TypeScript's own compiler knows of a page's parts; `astro check` reads the parts themselves.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
