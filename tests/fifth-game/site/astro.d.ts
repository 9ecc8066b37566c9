declare module '*.astro' {
  // biome-ignore lint/suspicious/noExplicitAny: what Astro makes of such a file only Astro can tell
  const component: any;
  export default component;
}
