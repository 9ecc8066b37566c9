import type { ComponentChildren } from 'preact';

interface Contents {
  readonly children?: ComponentChildren;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * What stands in an element once what it is made of has come. Until then the page keeps what the build has drawn there: an
 * element that comes alive with such contents is left as it is.
 */
export const drawn = (there: boolean, contents: () => ComponentChildren): Contents =>
  there ? { children: contents() } : { dangerouslySetInnerHTML: { __html: '' } };
