import type { VoyageInput } from '@portolan/cabo-da-roca/checkers';
import { cardInWords, zoneNames } from '@portolan/cabo-da-roca/rules';
import type { FieldsAbout } from '../../../check/module.ts';
import { Segment, Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useProblem } from '../../../kit/form.tsx';
import { say } from '../../../kit/text.ts';
import { portOptions } from '../parts/fields.tsx';
import { boxFrom } from '../parts/tables.ts';

/** How far apart two ports may be entered. */
const FAR = 20;

const PRICES = [60, 110, 160] as const;

const Card = ({
  lang,
  label,
  path,
  value: card,
  onChange,
  with: { edition },
}: FieldProps<VoyageInput['card'], VoyageInput, FieldsAbout>) => {
  const box = boxFrom(edition);
  const known = 'id' in card;
  const fall = useProblem(`${path}.prices`);
  return (
    <>
      <Segment
        label={label}
        value={known ? 'id' : 'prices'}
        options={[
          { value: 'prices', label: say(lang, 'ses trois prix', 'its three prices') },
          {
            value: 'id',
            label: edition
              ? say(lang, 'une de la boîte', 'one of the box')
              : say(lang, 'une des nôtres', 'one of ours'),
          },
        ]}
        onChange={(kind) =>
          onChange(kind === 'id' ? { id: box.tradeCards[0]?.id ?? '', port: 'B' } : { prices: PRICES })
        }
      />
      {known ? (
        <>
          <Select
            label={say(lang, 'Laquelle ?', 'Which one?')}
            value={card.id}
            at={`${path}.id`}
            options={box.tradeCards.map((one) => ({
              value: one.id,
              label: `${cardInWords(one, box, lang)} ${one.prices.join(' / ')}`,
            }))}
            onChange={(id) => onChange({ ...card, id })}
          />
          <Select
            label={say(lang, 'Le port d’arrivée', 'The port entered')}
            value={card.port as string}
            options={portOptions(box)}
            onChange={(port) => onChange({ ...card, port: port as 'B' })}
          />
        </>
      ) : (
        <div class="rows">
          {card.prices.map((price, i) => (
            <Stepper
              key={zoneNames[i]}
              lang={lang}
              label={say(lang, `Prix en zone ${zoneNames[i]}`, `Price in zone ${zoneNames[i]}`)}
              value={price}
              min={0}
              max={990}
              at={`${path}.prices[${i}]`}
              error={fall}
              onChange={(value) => {
                const prices = card.prices.map((old, j) => (j === i ? value : old)) as [number, number, number];
                onChange({ ...card, prices });
              }}
            />
          ))}
          <Toggle
            label={say(lang, 'Le port d’arrivée est rayé sur la carte', 'The card strikes the port entered')}
            value={card.struck ?? false}
            onChange={(struck) => onChange({ ...card, struck })}
          />
        </div>
      )}
    </>
  );
};

const fields: FieldList<VoyageInput, FieldsAbout> = [
  {
    class: 'rows',
    of: [
      { at: 'offset[0]', min: -FAR, max: FAR, tells: 'offset' },
      { at: 'offset[1]', min: -FAR, max: FAR },
    ],
  },
  { at: 'card', as: Card },
  { at: 'sailor', as: 'select' },
  { at: 'home', as: 'select' },
];

export default { fields };
