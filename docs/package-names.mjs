// Names the modules of the reference as they are imported: `core/src/testing` is `@portolan/core/testing`.
import { Converter, ReflectionKind } from 'typedoc';

const imported = (path) => `@portolan/${path.replace(/\/src(?=\/|$)/, '')}`;

/** @param {import('typedoc').Application} app */
export const load = (app) => {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) module.name = imported(module.name);
  });
};
