import { pathInWords, type RetreatInput } from '@portolan/rotterdam/checkers';
import type { DisputeFields, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Claimed, Place } from '../parts/asked.tsx';
import { boxFrom } from '../parts/tables.ts';
import { movedTo, withClaim } from './retreat-claim.ts';

/** Every way back of at most so many channels, as lists of positions. */
const waysBack = (
  links: readonly { readonly from: string; readonly to: string }[],
  at: string,
  most: number,
): string[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...links
          .filter(({ to }) => to === at)
          .flatMap(({ from }) => waysBack(links, from, most - 1).map((path) => [from, ...path])),
      ];

const Claim = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly string[] | undefined, RetreatInput>) => {
  const paths = waysBack(boxFrom(edition).channels, whole.position, whole.card === 'heavy-storm' ? 2 : 1)
    .filter((one) => one.length > 0)
    .map((one) => one.join(' '));
  return (
    <Claimed
      label={label}
      value={value?.join(' ')}
      none={say(lang, 'aucun : montrer tous les reculs', 'none: show all ways back')}
      claims={paths}
      nameOf={(one) => pathInWords([whole.position, ...one.split(' ')])}
      at={path}
      onChange={(one) => onChange(one?.split(' '))}
    />
  );
};

/** Where other ships are is tapped on the river. */
const Others = ({ path, label }: AskedProps<readonly string[]>) => <Wrong at={path} label={label} />;

const fields: FieldList<RetreatInput, FieldsAbout> = [
  '*',
  { at: 'position', as: Place },
  { at: 'path', as: Claim },
  '*',
  { at: 'occupied', as: Others },
];

/** Another card or place takes the claim away. */
const changed = (input: RetreatInput, path: string): RetreatInput => {
  if (path === 'card') return withClaim(input, undefined);
  return path === 'position' ? movedTo(input, input.position) : input;
};

export default { fields, changed } satisfies DisputeFields<RetreatInput>;
