import type { Lang } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { both, capital, fieldWords, labeled, listed, say } from '@portolan/core/words';
import { actionsInWords, coinsInWords, piecesInWords } from '../../rules/names.ts';
import { type PieceKind, pieceKinds } from '../../types.ts';
import type { PurchaseAnswer, PurchaseInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { pieceNames, shipNames, whoseNames } from './values.ts';
import { verdictWords, withMore } from './verdict-words.ts';

/** Pieces that are sold: `en vendant 1 marin et 1 pirate`. */
const sellingInWords = (kinds: readonly PieceKind[], lang: Lang): string => {
  const counts = pieceKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const);
  const sold = counts.filter(([, n]) => n > 0).map(([kind, n]) => piecesInWords(n, kind, lang));
  return say(lang, `en vendant ${listed(sold, lang)}`, `by selling ${listed(sold, lang)}`);
};

const follows = ({ fee, consent, after }: PurchaseAnswer, lang: Lang): Choice[] => {
  const found: Choice[] = [];
  if (fee > 0) {
    const text = say(lang, 'Au joueur qui tient le port', 'To the player who holds the port');
    found.push({ state: 'legal', text, result: coinsInWords(fee, lang) });
  }
  if (consent) found.push({ state: 'depends', text: say(lang, 'Il faut son accord', 'That player must agree') });
  if (!after) return found;
  const left = `${coinsInWords(after.coins, lang)}, ${actionsInWords(after.left, lang)}`;
  found.push({ state: 'legal', text: say(lang, 'Il reste', 'What is left'), result: left });
  if (after.third) {
    const text = say(lang, 'C’est le troisième bateau : une action de plus', 'It is the third ship: one more action');
    found.push({ state: 'legal', text });
  }
  if (after.mustLeave) {
    const text = say(lang, 'Le bateau doit quitter le port ce tour', 'The ship must leave port this turn');
    found.push({ state: 'legal', text });
  }
  return found;
};

/** Whether a piece may be bought, in words. */
export const purchase: CheckerWords<PurchaseInput, PurchaseAnswer> = {
  ...disputes.purchase,
  ...fieldWords({
    piece: [both('Ce que j’achète', 'What I buy'), pieceNames],
    coins: both('Mes pièces d’or', 'My coins'),
    left: both('Actions restantes', 'Actions left'),
    place: [
      both('C’est', 'It is'),
      {
        port: both('un port', 'a port'),
        lighthouse: both('un phare', 'a lighthouse'),
        island: both('une île', 'an island'),
        coast: both('une côte', 'a coast'),
        sea: both('la mer', 'the sea'),
      },
    ],
    sailor: [both('Le marin qui s’y trouve', 'The sailor on it'), whoseNames],
    home: [both('À qui fut-il donné au départ ?', 'Whose starting port is it?'), whoseNames],
    ship: [both('Le bateau qui s’y trouve', 'The ship on it'), whoseNames],
    near: both(
      'Un de mes bateaux, pas pirate, dans les huit cases autour',
      'A ship of mine, no pirate, in the eight squares around',
    ),
    owned: both('Mes pièces en jeu', 'My pieces in play'),
    gone: both('Bateaux coulés', 'Ships sunk'),
    ...Object.fromEntries(Object.entries(pieceNames).map(([kind, name]) => [`owned.${kind}`, name])),
    ...Object.fromEntries(Object.entries(shipNames).map(([kind, name]) => [`gone.${kind}`, name])),
    stage: [
      both('Où en est le tour ?', 'How far has the turn come?'),
      {
        buy: both('la tuile vient d’être posée', 'the tile has just been laid'),
        depart: both('les départs ont commencé', 'departures have begun'),
        free: both('une pièce a bougé', 'a piece has moved'),
      },
    ],
    pending: both('Un autre de mes bateaux doit encore quitter un port', 'Another ship of mine must still leave port'),
    final: both('C’est la phase finale', 'It is the final phase'),
    sell: [both('Vendre des pièces pour payer ?', 'Sell pieces to pay?'), pieceNames],
  }),
  explain: (answer, _, lang) => {
    const all = coinsInWords(answer.price + answer.fee, lang);
    const price = coinsInWords(answer.price, lang);
    const cost = actionsInWords(answer.cost, lang);
    const told = verdictWords(answer, lang, {
      why: answer.consent
        ? say(lang, `Permis si l’adversaire est d’accord, pour ${all}.`, `Allowed if the opponent agrees, for ${all}.`)
        : say(lang, `Permis, pour ${price} et ${cost}.`, `Allowed, for ${price} and ${cost}.`),
      short: all,
      follows: follows(answer, lang),
    });
    const ifOnly = say(lang, 'S’il était permis de vendre pour acheter', 'If one might sell in order to buy');
    const sales = answer.sales.map((kinds) => sellingInWords(kinds, lang));
    return withMore(
      told,
      ifOnly,
      sales.map((sale) => ({ state: 'depends', text: told.choices ? labeled(ifOnly, sale, lang) : capital(sale) })),
    );
  },
  cells: ({ verdict, after, price, fee }, _, lang) => [
    {
      head: say(lang, 'achat', 'purchase'),
      main: !verdict.legal
        ? say(lang, 'interdit', 'not allowed')
        : after?.mustLeave
          ? say(lang, 'permis, départ obligé', 'allowed, must leave')
          : say(lang, 'permis', 'allowed'),
      sub: verdict.legal
        ? coinsInWords(price + fee, lang)
        : say(
            lang,
            `cela coûterait ${coinsInWords(price + fee, lang)}`,
            `it would cost ${coinsInWords(price + fee, lang)}`,
          ),
    },
  ],
};
