// Which modules travel together: left to itself the bundler makes a file of every few modules that the same pages need, and
// a page would ask for seventy. What all pages of a kind need is one file; the rest stays where the bundler puts it.

/** Modules of the site, by their paths below `src` without the ending. */
const ours = (...paths) => `apps/site/src/(?:${paths.join('|')})\\.`;

const installed = (...names) => `node_modules/(?:${names.join('|')})/`;

/** From this many users on a module of the core is a part of everything. */
const MOST_PAGES = 55;

/** Modules of the core that a page can do without until somebody uses it, although much else imports them. */
const rare = 'answers|unsaid|random|playout|log|pick-weighted';

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
      'core/dist/(?:result|words/typography)\\.',
      ours('stores/(?:link-sign|packing)', 'kit/Icon', 'questions/Fetched'),
    ],
  },
  { name: 'core', of: [`core/dist/(?!index|(?:${rare})\\.)`, 'boards/dist/seats'], minShareCount: MOST_PAGES },
  { name: 'asked', of: ['core/dist/(?:asking|otherwise|checkers)\\.'] },
  { name: 'told', of: ['core/dist/(?:answers|unsaid)\\.'] },
  { name: 'chance', of: ['core/dist/(?:random|playout|log|pick-weighted)\\.', installed('pure-rand')] },
  { name: 'stores', of: [installed('nanostores', '@nanostores/persistent'), ours('stores/(?:persisted|rulings)')] },
  { name: 'link', of: [installed('fflate'), ours('stores/link')] },
  { name: 'book', of: ['rules/dist/numbering', ours('kit/(?:text|marks|page-of|book|game)')] },
  {
    name: 'page',
    of: [
      installed('@nanostores/preact'),
      'core/dist/words/marks',
      ours(
        'kit/(?:form|whole|controls|Send|download|useLink|useSending|Dock|useHistory)',
        'kit/(?:SentStrip|useTerms|TableReadings|Crumb)',
        'stores/(?:table|terms|address|link-fit)',
        'check/LinkTrouble',
      ),
    ],
  },
  {
    name: 'folds',
    of: [ours('kit/(?:Folded|Ask)', 'position/json', 'check/problems')],
  },
  { name: 'listed', of: [ours('kit/(?:Fields|shape)', 'position/IdListField')] },
  { name: 'other-tab', of: [ours('kit/OtherTab')] },
  { name: 'kept', of: [ours('kit/(?:useKeptForm|BoxNote|Later)')] },
  { name: 'verdict', of: [ours('kit/Verdict')] },
  // Last: what these import belongs to the files above, and would be taken along.
  { name: 'QuestionPage', of: [ours('questions/QuestionPage', 'kit/(?:OpenFile|FileButton)')] },
  { name: 'cases', of: [ours('check/inputs', 'kit/(?:VerdictBar|LastCases|useCases)', 'stores/cases')] },
  { name: 'window', of: ['boards/dist/(?:window/|drawings/(?:winds|geometry))'] },
  { name: 'nearest', of: [ours('board/nearest')] },
  { name: 'drag', of: [ours('board/drag')] },
  { name: 'touched', of: [ours('board/(?:BoardForm|TrayRows|Chosen|words|spots|entry)')] },
].map(({ of, ...chunk }, i, { length }) => ({ ...chunk, test: new RegExp(of.join('|')), priority: length - i }));
