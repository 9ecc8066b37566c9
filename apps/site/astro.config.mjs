import { resolve } from 'node:path';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { api } from './integrations/api.mjs';
import { cards } from './integrations/cards.mjs';
import { chunks } from './integrations/chunks.mjs';
import { minified } from './integrations/minified.mjs';
import { offline } from './integrations/offline.mjs';
import { strictPolicy } from './integrations/strict-policy.mjs';

// MDX marks its modules with a directive that the bundler reports on every build; nothing is wrong with it.
const quiet = {
  name: 'portolan:quiet',
  onLog: (_level, log) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined),
};

/** Vite compiles JSX itself, as tsconfig.json says; the preset of Preact would have Babel read every script of all packages again. */
const jsx = {
  name: 'portolan:jsx',
  apply: 'build',
  configResolved: ({ plugins }) => {
    delete plugins.find(({ name }) => name === 'vite:preact-jsx')?.transform;
  },
};

/**
 * Beside each script that a page may fetch stands a list of what that needs. What the script that fetches it has imported, and
 * so is there already, is left out: the lists weigh.
 */
const lists = () => {
  let imports = {};
  const importedBy = (file, seen = new Set()) => {
    for (const next of imports[file] ?? []) if (!seen.has(next)) importedBy(next, seen.add(next));
    return seen;
  };
  const resolveDependencies = (_file, needed, { hostId }) => {
    const here = importedBy(hostId);
    return needed.filter((file) => !here.has(file));
  };
  return {
    name: 'portolan:lists',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
    generateBundle: {
      order: 'pre',
      handler: (_options, files) => {
        imports = Object.fromEntries(Object.values(files).map((file) => [file.fileName, file.imports]));
      },
    },
  };
};

/** The parts of Starlight that this site draws itself. */
const drawnHere = [
  'ContentPanel',
  'Footer',
  'Head',
  'Header',
  'LanguageSelect',
  'MarkdownContent',
  'MobileMenuFooter',
  'MobileMenuToggle',
  'PageSidebar',
  'PageTitle',
  'Search',
  'Sidebar',
  'SiteTitle',
  'ThemeProvider',
  'ThemeSelect',
];

export default defineConfig({
  base: process.env.PORTOLAN_BASE ?? '/',
  // Where the site will stand, as in https://example.org: previews in chats need whole addresses.
  ...(process.env.PORTOLAN_SITE ? { site: process.env.PORTOLAN_SITE } : {}),
  outDir: process.env.PORTOLAN_OUT ?? './dist',
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // What a reader is about to follow is fetched by early.js, in a few lines.
  prefetch: false,
  build: { format: 'directory', inlineStylesheets: 'never' },
  vite: {
    plugins: [quiet, jsx, lists()],
    resolve: {
      // Another register of games, which may stand outside the site: docs/adding-a-game.md.
      alias: {
        '@astrojs/preact/server.js': resolve(import.meta.dirname, 'integrations', 'preact-server.mjs'),
        ...(process.env.PORTOLAN_GAMES ? { '#games': resolve(process.env.PORTOLAN_GAMES) } : {}),
      },
      dedupe: ['preact'],
    },
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  },
  integrations: [
    starlight({
      title: 'Portolan',
      description:
        'Les règles de quatre jeux de port et de mer : à lire, à vérifier. Rules of four harbor and sea-trade games.',
      defaultLocale: 'fr',
      locales: { fr: { label: 'Français', lang: 'fr' }, en: { label: 'English', lang: 'en' } },
      favicon: '/favicon.svg',
      customCss: [
        '@portolan/boards/themes.css',
        './src/styles/tokens.css',
        './src/styles/fonts.css',
        './src/styles/base.css',
        './src/styles/starlight.css',
        './src/styles/picks.css',
        './src/styles/shell.css',
        './src/styles/search.css',
        './src/styles/rulebook.css',
        './src/styles/example.css',
        './src/styles/check.css',
        '@portolan/boards/pieces.css',
        './src/styles/prose.css',
        './src/styles/large-text.css',
        './src/styles/print.css',
      ],
      components: Object.fromEntries(drawnHere.map((name) => [name, `./src/overrides/${name}.astro`])),
      pagefind: false,
      expressiveCode: false,
      credits: false,
      markdown: { headingLinks: false },
      disable404Route: true,
    }),
    preact(),
    // In this order: the pages of the packages, then what rests on the finished files.
    api(),
    cards(),
    minified(),
    strictPolicy(),
    offline(),
  ],
});
