import { handOn, leadOn } from '../stores/hand-on.ts';
import { type Packing, packer, packing } from '../stores/packing.ts';
import type { Json } from '../stores/table.ts';

/** The pages that are asked about the table as it stands. */
export type AskedPage = 'check' | 'solve' | 'score';

/** The ways to the pages that are asked about a table; its link is packed when somebody is about to go there, not with each move. */
export interface Tools {
  readonly hrefOf: (tool: AskedPage) => string;
  /** For a link that was pressed, reached by keys or clicked. */
  readonly open: (event: Event, tool: AskedPage) => void;
}

export const toolsOf = (
  game: string,
  pageOf: (tool: AskedPage) => string,
  tableFor: (tool: AskedPage) => Json,
): Tools => {
  const address = ({ encodeLink }: Packing, tool: AskedPage): string =>
    `${pageOf(tool)}#${encodeLink(game, 'position', tableFor(tool))}`;
  return {
    hrefOf: pageOf,
    open: (event, tool) => {
      const link = event.currentTarget;
      if (!(link instanceof HTMLAnchorElement)) return;
      // A middle click waits for nothing.
      const here = packer();
      const goes = event.type === 'click';
      if (here) {
        link.href = address(here, tool);
        if (goes) handOn(link.hash);
        return;
      }
      if (goes) event.preventDefault();
      packing().then(
        (come) => {
          link.href = address(come, tool);
          if (goes) leadOn(link.href);
        },
        () => goes && location.assign(pageOf(tool)),
      );
    },
  };
};
