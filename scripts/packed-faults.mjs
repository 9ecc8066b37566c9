// What is wrong with a package as it was packed; nothing where it may be published.

/** Every path that a manifest promises. */
const promised = ({ main, types, bin = {}, exports = {}, typesVersions = {} }) => {
  const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves));
  const paths = [main, types, ...leaves(bin), ...leaves(exports), ...leaves(typesVersions), 'README.md', 'LICENSE'];
  return [...new Set(paths.filter((path) => path !== undefined).map((path) => path.replace(/^\.\//, '')))];
};

/** The manifest and the files of an archive, beside the versions of all packages that are released together. */
export const packedFaults = ({ manifest, files }, versions) => {
  const text = JSON.stringify(manifest);
  const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) => name in versions);
  return [
    ...['workspace:', 'catalog:']
      .filter((left) => text.includes(left))
      .map((left) => `${left} is left in package.json`),
    ...promised(manifest)
      .filter((path) => !files.includes(path))
      .map((path) => `${path} is promised, but not packed`),
    ...ours
      .filter(([name, range]) => range !== `^${versions[name]}`)
      .map(([name, range]) => `it depends on ${name} ${range}, and not on ^${versions[name]}`),
  ];
};
