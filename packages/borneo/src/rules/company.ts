import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.companies;

/** Companies: phase 2, and the transfer of a merchant. */
export const company = rulebook({
  'company.optional': {
    kind: 'permission',
    source,
    fr: 'En phase 2, le joueur actif peut faire bouger un marchand : vers une autre compagnie, ou vers le haut de la sienne en livrant combat. Il peut aussi passer.',
    en: 'In phase 2, the active player may move one merchant: to another company, or up in its own by a fight. They may also pass.',
    see: ['fight.attacker'],
    terms: ['company', 'merchant', 'transfer', 'fight'],
  },
  'company.one-action': {
    kind: 'prohibition',
    source,
    fr: 'En phase 2, c’est un changement ou un combat, et une fois seulement.',
    en: 'In phase 2 it is one transfer or one fight, not both, and only once.',
    terms: ['transfer', 'fight'],
  },
  'transfer.own-merchant': {
    kind: 'obligation',
    source,
    fr: 'Le marchand qui change de compagnie appartient au joueur actif.',
    en: 'The merchant that transfers belongs to the active player.',
    terms: ['transfer', 'merchant'],
  },
  'transfer.other-company': {
    kind: 'obligation',
    source,
    fr: 'Changer de compagnie, c’est partir pour une autre. Descendre au bas de la sienne n’est pas un changement.',
    en: 'A transfer leads to a different company. Going to the bottom of the merchant’s own is no transfer.',
    terms: ['transfer', 'company'],
  },
  'transfer.first-free': {
    kind: 'obligation',
    source,
    fr: 'Le marchand prend le premier rang libre de la compagnie où il entre, compté depuis le navire. Si l’on y laisse des places vides, l’une d’elles peut être ce rang.',
    en: 'The merchant takes the first free rank of the company it joins, counted from the ship. Where empty spaces are left in a column, one of them can be that rank.',
    see: ['ruling.company-full', 'ruling.fight-vacancy'],
    terms: ['rank', 'space'],
  },
  'transfer.close-up': {
    kind: 'effect',
    source,
    fr: 'Dans la compagnie qu’un marchand quitte, ceux qui étaient sous lui montent d’un rang.',
    en: 'In the company that a merchant leaves, those that stood below it move up one rank.',
    terms: ['rank'],
  },
});
