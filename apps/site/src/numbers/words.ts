import { both } from '../kit/text.ts';

/** What it is called when everybody has had a turn, in a game that has no name of its own for it. */
export const tableRounds = { fr: ['tour de table', 'tours de table'], en: ['round', 'rounds'] } as const;

/** What the page of numbers says. Headings say what a picture shows: which of them stands there is found from what was played. */
export const numbersWords = {
  lead: both(
    'Ce que {n} parties disent des règles : qui gagne, combien de temps cela dure, et ce que change ce que le livret laisse ouvert.',
    'What {n} games say of the rules: who wins, how long it takes, and how much the points matter that the rulebook leaves open.',
  ),
  played: both('{n} parties', '{n} games'),
  bySensible: both('par des machines sensées', 'by machines that play sensibly'),
  whiskers: both('traits :\u00a095 %', 'whiskers:\u00a095%'),
  caution: both(
    'Des machines sensées ne sont pas des champions : à une table aguerrie, d’autres coups, d’autres chiffres.',
    'Machines that play sensibly are no champions: a seasoned table plays other moves, and gets other numbers.',
  ),
  players: both('{n} joueurs', '{n} players'),
  table: both('À table', 'At the table'),
  figures: both('Les chiffres', 'The figures'),
  asTable: both('tableau', 'table'),
  again: both('Refaire ces chiffres', 'Make these numbers again'),
  againLead: both(
    'La même ligne, la même graine, les mêmes parties, sur n’importe quelle machine.',
    'The same line, the same seed, the same games, on any machine.',
  ),
  seat: both('Place', 'Seat'),
  share: both('Victoires', 'Wins'),
  interval: both('95 %', '95%'),
  mean: both('Moyenne', 'Average'),
  most: both('Neuf parties sur dix', 'Nine games of ten'),
  seatsEven: both('Commencer ne change presque rien', 'Going first hardly matters'),
  seatsUneven: both('À {n}, la place {seat} gagne {share}', 'With {n}, seat {seat} wins {share}'),
  seatsSay: both(
    'Part des victoires selon la place ; {a} joue en premier. En pointillé, la part égale. Une victoire partagée compte en parts.',
    'Share of wins by seat; {a} goes first. Dashed, the even share. A shared win counts in parts.',
  ),
  lengthTitle: both('De {from} à {to} {rounds} à {n}', '{from} to {to} {rounds} with {n}'),
  lengthOne: both('Presque toujours {from} {rounds} à {n}', 'Nearly always {from} {rounds} with {n}'),
  lengthSay: both(
    'Nombre de {rounds}, en pour cent des parties. Le titre laisse de côté les 5 % de parties les plus courtes et les 5 % les plus longues.',
    'Number of {rounds}, in percent of the games. The heading leaves out the shortest and the longest 5% of them.',
  ),
  lengthEndless: both(
    'À {table}, {n} parties sur {all} n’ont jamais fini ; elles ne comptent pas ici.',
    'With {table}, {n} games of {all} never ended; they do not count here.',
  ),
  roundsMedian: both('la moitié en {n} au plus', 'half of them in {n} at most'),
  median: both('La moitié au plus', 'Half at most'),
  unfinished: both('Sans fin', 'Endless'),
  spreadTitle: both(
    'Le vainqueur a {n}, {margin} de plus que le suivant',
    'The winner has {n}, {margin} more than the next',
  ),
  spreadSay: both(
    '{unit} du vainqueur (plein) et de tous (clair) : le trait couvre neuf parties sur dix, la marque est la moyenne. Le titre vaut à {n}.',
    '{unit} of the winner (full) and of everybody (light): the line covers nine games of ten, the mark is the average. The heading is for {n}.',
  ),
  winner: both('Vainqueur', 'Winner'),
  everybody: both('Tous', 'Everybody'),
  lead1: both('Avance', 'Margin'),
  actsTitle: both('{what} : {n} par partie', '{what}: {n} a game'),
  actsSay: both(
    'Combien de fois une règle agit par partie, à {n}. Ce qui arrive dans moins d’une partie sur deux est en pointillé, avec la part des parties.',
    'How many times a game a rule acts, with {n}. What happens in less than half of the games is dashed, with the share of the games.',
  ),
  aGame: both('{n} par partie', '{n} a game'),
  oneIn: both('1 partie sur {n}', '1 game in {n}'),
  ofGames: both('{n} des parties', '{n} of the games'),
  never: both('jamais en {n} parties', 'never in {n} games'),
  rule: both('Règle', 'Rule'),
  perGame: both('Par partie', 'A game'),
  touched: both('Parties touchées', 'Games with it'),
  openTitle: both('Ce qui est laissé ouvert : {much}, {rest}', 'What is left open: {much}, {rest}'),
  openMuch: both('{n} façon de jouer change beaucoup', '{n} way to play changes a lot'),
  openMuchNone: both('aucune façon de jouer ne change beaucoup', 'no way to play changes a lot'),
  openMuchSome: both('{n} façons de jouer changent beaucoup', '{n} ways to play change a lot'),
  openRest: both('{n} ne changent rien de visible', '{n} make no visible difference'),
  openSay: both(
    '{unit} du vainqueur, en plus ou en moins, si votre table joue autrement que nous, à {n} et sans variante, ou à la table dont parle la question. En gras, ce qui change quelque chose : ces points, la durée ou les victoires d’une place ; « beaucoup » dès 5 % de différence. Les traits sont à 99 %, car il y a {k} comparaisons. Ces parties sont jouées à part : les nôtres n’y ont pas tout à fait les chiffres d’en haut.',
    '{unit} of the winner, more or less, if your table plays otherwise than we do, with {n} and no variant, or at the table that the question speaks of. In bold, what changes something: these points, the length or the wins of a seat; “a lot” from a difference of 5% up. The whiskers are at 99%, since there are {k} comparisons. These games are played apart: ours do not have quite the figures above.',
  ),
  openLines: both(
    'Refaire ces chiffres : par nos façons de jouer, puis par une autre, nommée au bout de la ligne.',
    'Make these numbers again: by our ways to play, then by another, named at the end of the line.',
  ),
  openWay: both('Autre façon de jouer', 'Other way to play'),
  openOurs: both('Comme nous', 'As we do'),
  longer: both('durée {n}', 'length {n}'),
  seatWins: both('{seat} gagne {n} au lieu de {ours}', '{seat} wins {n} instead of {ours}'),
  winnersPoints: both('{unit} du vainqueur', '{unit} of the winner'),
  winsBySeat: both('Victoires par place', 'Wins by seat'),
  effect: both('Effet', 'Effect'),
  weights: {
    same: both('aucune de ces parties ne change', 'none of these games changes'),
    unseen: both('rien de visible', 'no visible difference'),
    little: both('un peu', 'a little'),
    much: both('beaucoup', 'a lot'),
  },
  endless: both('{n} parties sur {all} ne finissent pas', '{n} games of {all} do not end'),
  stopped: both(
    '{n} parties sur {all} n’ont pas fini en {most} coups ; les chiffres sont ceux des autres',
    '{n} games of {all} have not ended after {most} moves; the figures are those of the others',
  ),
  playersTitle: both(
    'Une machine sensée gagne {share} de ses parties contre le hasard',
    'One sensible machine among random ones wins {share}',
  ),
  playersSay: both(
    'Part des victoires d’une machine sensée parmi {n} qui jouent au hasard, chacune à toutes les places.',
    'Share of wins of one sensible machine among {n} that play at random, from every seat in turn.',
  ),
  playersThen: both(
    'En pointillé, la part égale. Puis ce qu’a le vainqueur selon qui joue, en d’autres parties que plus haut.',
    'Dashed, the even share. Then what the winner scores, by who plays, in other games than those above.',
  ),
  playersBoth: both(
    'Une machine sensée gagne {share} de ses parties contre le hasard, une forte {strong} parmi des sensées',
    'One sensible machine among random ones wins {share}, a strong one among sensible ones {strong}',
  ),
  strongSay: both(
    'De même pour une machine forte parmi des sensées : avant chaque coup elle joue la suite de {games} parties, en supposant ce qui est caché.',
    'Likewise of a strong one among sensible ones: before each move it plays on {games} games, supposing what lies hidden.',
  ),
  sensible: both('Sensée', 'Sensible'),
  random: both('Au hasard', 'At random'),
  strong: both('Forte', 'Strong'),
  oneStrong: both('Une forte, les autres sensées', 'One strong, the others sensible'),
  allSensible: both('Toutes sensées', 'All sensible'),
  allRandom: both('Toutes au hasard', 'All at random'),
  oneSensible: both('Une sensée, les autres au hasard', 'One sensible, the others at random'),
  who: both('Qui joue', 'Who plays'),
  /** Beside an open point of the rulebook. */
  inNumbers: {
    same: both('En chiffres : aucune partie ne change.', 'In numbers: no game changes.'),
    unseen: both('En chiffres : rien de visible.', 'In numbers: no visible difference.'),
    little: both('En chiffres : cela change un peu.', 'In numbers: it changes a little.'),
    much: both('En chiffres : cela change beaucoup.', 'In numbers: it changes a lot.'),
  },
} as const;
