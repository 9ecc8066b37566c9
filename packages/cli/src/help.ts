import type { Lang, Text } from '@portolan/core';
import { commonOptions } from './arguments.ts';
import type { Command, OptionSpec } from './command.ts';
import { fr } from './typeset.ts';

interface Words {
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly example: string;
  readonly required: string;
  readonly inputs: readonly string[];
  readonly exits: readonly string[];
  readonly more: string;
}

const words: Readonly<Record<Lang, Words>> = {
  fr: {
    usage: fr`Usage :`,
    commands: fr`Commandes :`,
    options: fr`Options :`,
    example: fr`Exemple :`,
    required: 'nécessaire',
    inputs: [fr`P, A, L, N, I et E sont le nom d’un fichier, - (l’entrée standard) ou du JSON écrit sur la ligne.`],
    exits: [
      fr`Code de sortie : 0 permis ou fait, 1 interdit, 2 entrée incorrecte, 3 erreur interne, 4 sortie impossible à écrire.`,
    ],
    more: fr`portolan <commande> --help en dit plus.`,
  },
  en: {
    usage: 'Usage:',
    commands: 'Commands:',
    options: 'Options:',
    example: 'Example:',
    required: 'required',
    inputs: ['P, A, L, N, I and E are the name of a file, - (the standard input), or JSON on the line itself.'],
    exits: ['Exit code: 0 legal or done, 1 illegal, 2 bad input, 3 internal error, 4 output that cannot be written.'],
    more: 'portolan <command> --help says more.',
  },
};

const purpose: Text = {
  fr: fr`Portolan : les règles, les verdicts et les calculs de jeux de ports et de commerce.`,
  en: 'Portolan: rules, verdicts and answers for board games of harbors and trade.',
};

/** The help of the whole command. */
export const generalHelp = (commands: Readonly<Record<string, Command>>, lang: Lang): readonly string[] => [
  purpose[lang],
  '',
  `${words[lang].usage} portolan <${lang === 'fr' ? 'commande' : 'command'}> …`,
  '',
  words[lang].commands,
  ...table(Object.entries(commands).map(([name, { about }]) => [name, about[lang]])),
  '',
  words[lang].options,
  ...optionTable(commonOptions, lang),
  '',
  ...words[lang].inputs,
  ...words[lang].exits,
  words[lang].more,
];

/** The help of one command, with a line to try with a game. */
export const commandHelp = (name: string, command: Command, game: string, lang: Lang): readonly string[] => [
  command.about[lang],
  '',
  `${words[lang].usage} ${usageOf(name, command)}`,
  '',
  words[lang].options,
  ...optionTable({ ...command.options, ...commonOptions }, lang),
  '',
  ...(needsInput(command) ? [...words[lang].inputs, ''] : []),
  words[lang].example,
  `  portolan ${command.example(game)}`,
];

const usageOf = (name: string, { args, options }: Command): string =>
  [
    'portolan',
    name,
    ...args.map((arg) => (arg.optional ? `[${arg.name}]` : `<${arg.name}>`)),
    ...Object.entries(options).map(([option, spec]) => {
      const text = spec.value ? `--${option} ${spec.value}` : `--${option}`;
      return `${spec.required ? text : `[${text}]`}${spec.multiple ? ' …' : ''}`;
    }),
  ].join(' ');

const needsInput = ({ options }: Command): boolean =>
  Object.values(options).some(({ value }) => value !== undefined && /^[PALIE]$/.test(value));

const optionTable = (options: Readonly<Record<string, OptionSpec>>, lang: Lang): readonly string[] =>
  table(
    Object.entries(options).map(([name, { value, about, required }]) => [
      value ? `--${name} ${value}` : `--${name}`,
      required ? `${about[lang]} (${words[lang].required})` : about[lang],
    ]),
  );

/** Names and what they mean, in two columns. */
export const table = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};
