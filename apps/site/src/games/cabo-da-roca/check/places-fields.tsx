import type { PlacesInput } from '@portolan/cabo-da-roca/checkers';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { FaceSelect } from '../parts/fields.tsx';

const InHand = ({ lang, label, path, value, onChange }: FieldProps<PlacesInput['tile']>) => (
  <FaceSelect lang={lang} label={label} value={value} at={path} onChange={onChange} />
);

/** The map is drawn on the map: what is wrong with it, and how to ask there, stands among the fields. */
const OnChart = ({ lang, label, path }: FieldProps) => (
  <>
    <Wrong at={path} label={label} />
    <p class="small">
      {say(
        lang,
        'Sur la carte, touchez une case libre, ou allez-y avec les flèches : la réponse dit ce qui bloque, et où.',
        'On the chart, tap a free square, or go there with the arrow keys: the answer says what is in the way, and where.',
      )}
    </p>
  </>
);

const fields: FieldList<PlacesInput> = [
  { at: 'tile', as: InHand },
  { at: 'board', as: OnChart },
];

export default { fields };
