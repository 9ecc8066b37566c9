// `npm publish` in the folder of a package would leave `workspace:` in it: only the release script publishes.
console.error(
  'A package is not published from its folder. Run `npm run release` at the root; docs/releasing.md says how.',
);
process.exit(1);
