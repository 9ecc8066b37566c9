import type { Lang } from '@portolan/core';
import type { Json } from '../stores/table.ts';
import { useGame } from './game.ts';
import { Send } from './Send.tsx';
import { useSending } from './useSending.ts';

const nothing = () => {};

/** Copies the link that opens a box with what stands in it; also keeps the address up to date. */
export const CopyButton = ({
  lang,
  kind,
  payload,
}: {
  lang: Lang;
  kind: string;
  payload: { readonly edition: Json };
}) => {
  const game = useGame();
  const { edition } = payload;
  const terms = {
    rulings: {},
    edition,
    sent: undefined,
    ours: false,
    origin: {},
    read: nothing,
    look: nothing,
    takeOwnBox: nothing,
  };
  const sending = useSending({ lang, game, kind, title: game.title[lang], fields: {}, names: [], terms });
  return <Send lang={lang} sending={sending} plain />;
};
