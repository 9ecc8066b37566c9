import type { Json } from '../stores/table.ts';

/** The pages that are asked about the table as it stands. */
export type Asked = 'check' | 'solve' | 'score';

type Links = typeof import('../stores/link.ts');

/** What packs a table into a link, once it has come: a middle click waits for nothing. */
let links: Links | undefined;

const loadLinks = async (): Promise<Links> => {
  links ??= await import('../stores/link.ts');
  return links;
};

/** The ways to the pages that are asked about a table; its link is packed when somebody is about to go there, not with each move. */
export interface Tools {
  readonly hrefOf: (tool: Asked) => string;
  /** For a link that was pressed, reached by keys or clicked. */
  readonly open: (event: Event, tool: Asked) => void;
}

export const toolsOf = (game: string, pageOf: (tool: Asked) => string, tableFor: (tool: Asked) => Json): Tools => {
  const address = ({ encodeLink }: Links, tool: Asked): string =>
    `${pageOf(tool)}#${encodeLink(game, 'position', tableFor(tool))}`;
  return {
    hrefOf: pageOf,
    open: (event, tool) => {
      const link = event.currentTarget;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (links) {
        link.href = address(links, tool);
        return;
      }
      const goes = event.type === 'click';
      if (goes) event.preventDefault();
      loadLinks().then(
        (come) => {
          link.href = address(come, tool);
          if (goes) location.assign(link.href);
        },
        () => goes && location.assign(pageOf(tool)),
      );
    },
  };
};
