import type { ClauseKind, Text } from '@portolan/core';

/** Words of the shell, in the order of the page. */
export const words = {
  skip: { fr: 'Aller au contenu', en: 'Skip to content' },
  home: { fr: 'Accueil', en: 'Home' },
  menu: { fr: 'Menu', en: 'Menu' },
  theme: { fr: 'Thème', en: 'Theme' },
  auto: { fr: 'Auto', en: 'Auto' },
  day: { fr: 'Jour', en: 'Day' },
  night: { fr: 'Nuit', en: 'Night' },
  language: { fr: 'Langue', en: 'Language' },
  tagline: {
    fr: 'Les règles de quatre jeux de port et de mer\u00a0: à lire, à vérifier, à jouer.',
    en: 'The rules of four harbor and sea-trade games: read them, check a move, play.',
  },
  readRules: { fr: 'Lire les règles de Borneo', en: 'Read the rules of Borneo' },
  rules: { fr: 'Règles', en: 'Rules' },
  soon: { fr: 'bientôt', en: 'soon' },
  minutes: { fr: 'minutes', en: 'minutes' },
  players: { fr: 'joueurs', en: 'players' },
  to: { fr: 'à', en: 'to' },
  age: { fr: 'dès {n} ans', en: 'ages {n} and up' },
  turnAtAGlance: { fr: 'Le tour en un coup d’œil', en: 'The turn at a glance' },
  may: { fr: 'facultatif', en: 'optional' },
  must: { fr: 'obligatoire', en: 'required' },
  onThisPage: { fr: 'Sur cette page', en: 'On this page' },
  readAlso: { fr: 'Lire aussi', en: 'See also' },
  sideBySide: { fr: 'FR | EN côte à côte', en: 'FR | EN side by side' },
  summary: { fr: 'Résumé d’une page', en: 'One-page summary' },
  print: { fr: 'Imprimer', en: 'Print' },
  atTheTable: { fr: 'À la table', en: 'At the table' },
  otherPorts: { fr: 'Les autres ports', en: 'The other ports' },
  check: { fr: 'Vérifier un coup', en: 'Check a move' },
  solve: { fr: 'Quel est mon meilleur coup\u202f?', en: 'What is my best move?' },
  setup: { fr: 'Préparer la boîte', en: 'Prepare the box' },
  score: { fr: 'Compter les points', en: 'Count the points' },
  reference: { fr: 'Référence', en: 'Reference' },
  glossary: { fr: 'Glossaire', en: 'Glossary' },
  about: { fr: 'À propos', en: 'About' },
  api: { fr: 'Pour développeurs', en: 'For developers' },
  copyClause: { fr: 'Copier le lien de la clause {n}', en: 'Copy the link to clause {n}' },
  copied: { fr: 'Lien copié', en: 'Link copied' },
  openPoint: { fr: 'Point ouvert', en: 'Open point' },
  chosen: { fr: 'lecture choisie', en: 'reading chosen' },
  seeAlso: { fr: 'Voir', en: 'See' },
  exceptionOf: { fr: 'Exception à', en: 'Exception to' },
  sources: { fr: 'Sources', en: 'Sources' },
  printedSource: { fr: 'Livret\u00a0: {source}', en: 'Rulebook: {source}' },
  example: { fr: 'Exemple', en: 'Example' },
  search: { fr: 'Rechercher', en: 'Search' },
  searchWhat: { fr: 'Un mot, une clause, un numéro', en: 'A word, a clause, a number' },
  searching: { fr: 'Recherche…', en: 'Searching…' },
  close: { fr: 'Fermer', en: 'Close' },
  noResult: { fr: 'Aucun résultat pour «\u00a0{query}\u00a0».', en: 'No results for “{query}”.' },
  oneResult: { fr: '1 résultat', en: '1 result' },
  someResults: { fr: '{n} résultats', en: '{n} results' },
  searchFailed: {
    fr: 'La recherche n’a pas pu s’ouvrir. Rechargez la page.',
    en: 'Search could not open. Please reload the page.',
  },
  searchTip: {
    fr: 'Essayez «\u00a0combat\u00a0», «\u00a0main\u00a0» ou «\u00a05.10\u00a0».',
    en: 'Try “fight”, “hand” or “5.10”.',
  },
  needsScript: {
    fr: 'Cette page calcule dans votre navigateur\u00a0: elle a besoin de JavaScript. Les règles, elles, se lisent sans.',
    en: 'This page computes in your browser: it needs JavaScript. The rules can be read without.',
  },
  backToRules: { fr: 'Règles', en: 'Rules' },
} as const satisfies Readonly<Record<string, Text>>;

/** What a clause does, as printed beside it. */
export const kinds: Readonly<Record<ClauseKind, Text>> = {
  definition: { fr: 'définition', en: 'definition' },
  setup: { fr: 'mise en place', en: 'setup' },
  permission: { fr: 'permission', en: 'permission' },
  obligation: { fr: 'obligation', en: 'obligation' },
  prohibition: { fr: 'interdiction', en: 'prohibition' },
  effect: { fr: 'effet', en: 'effect' },
  scoring: { fr: 'décompte', en: 'scoring' },
  end: { fr: 'fin', en: 'end' },
  advice: { fr: 'conseil', en: 'advice' },
  ruling: { fr: 'lecture', en: 'reading' },
};

/** Fills the gaps `{name}` of a sentence. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
