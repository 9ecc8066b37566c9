// Which modules travel together: left to itself the bundler makes a file of every few modules that the same pages need, and
// a page would ask for seventy. What all pages of a kind need is one file; the rest stays where the bundler puts it.

/** Modules of the site, by their paths below `src` without the ending. */
const ours = (...paths) => `apps/site/src/(?:${paths.join('|')})\\.`;

const installed = (...names) => `node_modules/(?:${names.join('|')})/`;

/** From this many users on a module of the core is a part of everything. */
const MOST_PAGES = 55;

/** Modules of the core that a page can do without until somebody uses it, although much else imports them. */
const rare = 'answers|unsaid|headline|open-reading|random|playout|log|pick-weighted';

/**
 * The files that pages share; a module goes to the first that names it. A list of questions asks for the first alone, a
 * rulebook for the stores, a page that computes for most.
 */
export const chunks = [
  { name: 'load', of: ['vite/preload-helper'] },
  {
    name: 'base',
    of: [
      installed('preact'),
      'core/dist/(?:result|words/(?:fields|typography))\\.',
      ours('stores/(?:link-sign|packing)', 'kit/Icon', 'questions/Fetched'),
    ],
  },
  { name: 'core', of: [`core/dist/(?!index|(?:${rare})\\.)`, 'boards/dist/seats'], minShareCount: MOST_PAGES },
  { name: 'asked', of: ['core/dist/(?:asking|otherwise|checkers)\\.'] },
  // A page shows the headline that the build has made; what makes one comes with what judges.
  { name: 'headline', of: ['core/dist/headline\\.'] },
  { name: 'told', of: ['core/dist/(?:answers|unsaid)\\.'] },
  { name: 'chance', of: ['core/dist/(?:random|log|pick-weighted)\\.', installed('pure-rand')] },
  {
    name: 'stores',
    of: [installed('nanostores', '@nanostores/persistent'), ours('stores/(?:persisted|rulings)')],
  },
  { name: 'link', of: [installed('fflate'), ours('stores/link')] },
  { name: 'book', of: ['rules/dist/numbering', ours('kit/(?:text|marks|page-of|book|game)')] },
  { name: 'file', of: [ours('kit/FileButton')] },
  // Whether there is a game to go back to is asked by pages that play none.
  { name: 'under-way', of: [ours('play/kept')] },
  // What a table of play has of a page that computes; of links it fetches what it needs later, and it counts nothing.
  {
    name: 'tools',
    of: [
      installed('@nanostores/preact'),
      ours(
        'kit/(?:form|controls/(?!Stepper)\\w+|download|clipboard|Dock|share-sheet|Crumb)',
        'stores/(?:table|same|hand-on)',
        'position/json',
      ),
    ],
  },
  {
    name: 'page',
    of: [
      'core/dist/words/marks',
      ours(
        'kit/(?:Send|useLink|useSending|useHistory|SentStrip|useTerms|TableReadings)',
        'stores/(?:terms|address|link-fit)',
        'check/LinkTrouble',
      ),
    ],
  },
  {
    name: 'folds',
    of: [ours('kit/(?:Folded|Ask)', 'check/problems')],
  },
  { name: 'listed', of: [ours('kit/(?:Fields|shape)', 'position/IdListField')] },
  { name: 'other-tab', of: [ours('kit/OtherTab')] },
  { name: 'kept', of: [ours('kit/(?:useKeptForm|BoxNote|Later)')] },
  { name: 'verdict', of: [ours('kit/verdict/(?:Verdict|Quotes|answered)')] },
  // Last: what these import belongs to the files above, and would be taken along.
  { name: 'QuestionPage', of: [ours('questions/QuestionPage', 'kit/OpenFile')] },
  { name: 'cases', of: [ours('check/inputs', 'kit/(?:VerdictBar|LastCases|useCases)', 'stores/cases')] },
  { name: 'window', of: ['boards/dist/(?:window/|drawings/(?:winds|geometry))'] },
  { name: 'spots', of: [ours('board/(?:spots|entry|drag|nearest)')] },
  { name: 'entered', of: [ours('board/(?:BoardForm|TrayRows|Chosen|words)')] },
  { name: 'playing', of: [ours('play/(?:words|asking)')] },
  { name: 'sitting', of: ['core/dist/table/(?:sitting|marks)\\.'] },
  // What chooses a game; of it a table under way has what opens files.
  { name: 'chosen-game', of: [ours('play/(?:PlayPage|NewGame|OpenGame)')] },
  // How a move is put together, at the table, in lessons and in the editor.
  { name: 'touched', of: [ours('play/(?:plan|rows|gather|counting|Board)')] },
  { name: 'links', of: [ours('lib/links', 'solve/kind')] },
  // A move carried out; what is told of it, with its clauses.
  { name: 'run', of: ['core/dist/(?:run|play)\\.', ours('example/game-kit')] },
  { name: 'example', of: [ours('example/(?:EventList|ClauseLink)')] },
].map(({ of, ...chunk }, i, { length }) => ({ ...chunk, test: new RegExp(of.join('|')), priority: length - i }));
