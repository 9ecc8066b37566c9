// Preact's renderer as Astro has it, but for its question whether a component is its own: it draws each to see, and then again.
import renderer from '../node_modules/@astrojs/preact/dist/server.js';

export default { ...renderer, check: (component) => typeof component === 'function' };
