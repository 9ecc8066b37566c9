import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';

/** Nothing but our own files; the search compiles WebAssembly. */
const directives = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

const policy = directives.join('; ');

/** The generator of the reference sets styles from its own script. */
const referencePolicy = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const handler = /<[a-z][^>]*\s(?:style|on[a-z]+)="/i;
const isData = (attributes) => /type="(?!module|text\/javascript)[^"]+"/.test(attributes);

/** A page without inline scripts and styles: `keep` stores a text as a file of the site and returns its address. */
export const externalized = (html, keep) =>
  html
    .replace(inlineScript, (whole, attributes, text) =>
      isData(attributes) || !text.trim() ? whole : `<script${attributes} src="${keep(text, 'js')}"></script>`,
    )
    .replace(inlineStyle, (_, text) => (text.trim() ? `<link rel="stylesheet" href="${keep(text, 'css')}">` : ''));

/** The head of a page; a part of one, such as drawn examples, has none, and begins with its policy. */
const head = /^(?:<!doctype html>\s*<html[^>]*>\s*<head(?:\s[^>]*)?>)?/i;

const withPolicy = (html, text) =>
  html.replace(head, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${text}">`);

/** The shell writes a dark theme into every page; without a choice the page follows the system, with or without script. */
const withoutTheme = (html) => html.replace(/(<html[^>]*) data-theme="dark"/, '$1');

/**
 * Moves every inline script and style to a file and gives each page a strict content security policy.
 * A page with a style attribute or an event handler stops the build: the policy would switch it off in silence.
 * @returns {import('astro').AstroIntegration}
 */
export const strictPolicy = () => {
  let base = '/';
  return {
    name: 'portolan:strict-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const out = fileURLToPath(dir);
        const kept = new Map();
        const keep = (text, extension) => {
          const name = `_astro/moved.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${extension}`;
          kept.set(name, text);
          return `${base}${name}`;
        };
        for (const file of await filesBelow(out)) {
          if (!file.endsWith('.html')) continue;
          const html = externalized(await readFile(join(out, file), 'utf8'), keep);
          const reference = file.startsWith('api/');
          const found = reference ? null : handler.exec(html);
          if (found) throw new Error(`${file}: the policy forbids ${html.slice(found.index, found.index + 160)}`);
          await writeFile(join(out, file), withPolicy(withoutTheme(html), reference ? referencePolicy : policy));
        }
        for (const [name, text] of kept) {
          await mkdir(dirname(join(out, name)), { recursive: true });
          await writeFile(join(out, name), text);
        }
      },
    },
  };
};
