import type { Fetch } from '../questions/Fetched.tsx';

/** A file of the build beside the page, by its name, as plain JSON; asked for once, and again where it could not be had. */
const files = new Map<string, Fetch<unknown>>();

const fetched = async (address: string): Promise<{ readonly default: unknown }> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { default: await response.json() };
};

/** What the build has put beside the page under a name. */
export const beside = <Content>(name: string): Fetch<Content> => {
  const address = `${name}.json`;
  let coming: Promise<{ readonly default: unknown }> | undefined;
  const way =
    files.get(address) ??
    (() => {
      coming ??= fetched(address).catch((error) => {
        coming = undefined;
        throw error;
      });
      return coming;
    });
  files.set(address, way);
  return way as Fetch<Content>;
};
