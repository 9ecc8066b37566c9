// Names the modules of the reference as they are imported, with the version of their package:
// `core/src/testing` is `@portolan/core/testing - v1.2.0`.
import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';

const imported = (path) => `@portolan/${path.replace(/\/src(?=\/|$)/, '')}`;

const versionOf = (path) => {
  const manifest = new URL(`../packages/${path.split('/')[0]}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
};

/** @param {import('typedoc').Application} app */
export const load = (app) => {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      module.packageVersion = versionOf(module.name);
      module.name = imported(module.name);
    }
  });
};
