import { HarborCard, MissionTile } from '@portolan/boards/borneo';
import type { Edition } from '@portolan/borneo';
import { ClauseNumber } from '../../../kit/ClauseNumber.tsx';
import { both, fill } from '../../../kit/text.ts';
import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { harborsFor, missionsFor } from './inBox.ts';
import type { SetupTable } from './table.ts';

const texts = {
  harbors: both('Les {n} cartes Port marquées {mark}', 'The {n} Harbor cards marked {mark}'),
  missions: both('Les {n} Missions marquées 5', 'The {n} Missions marked 5'),
  none: both('Aucune Mission : les {n} servent.', 'No Mission: all {n} are used.'),
} as const;

/** The cards that stay out of the game, drawn, each group with its clause. */
const Removed = ({ lang, base, box, table: { seats } }: SetupAbout<SetupTable, Edition>) => {
  const harbors = harborsFor(box, seats);
  const missions = missionsFor(box, seats);
  return (
    <div class="removed">
      <h3>
        {fill(texts.harbors[lang], { n: harbors.away.length, mark: seats === 5 ? '3/4' : '5' })}{' '}
        <ClauseNumber id="setup.harbor-marks" lang={lang} base={base} />
      </h3>
      <div class="removed-c">
        {harbors.away.map((harbor) => (
          <HarborCard key={harbor.id} harbor={harbor} lang={lang} />
        ))}
      </div>
      <h3>
        {missions.away.length > 0
          ? fill(texts.missions[lang], { n: missions.away.length })
          : fill(texts.none[lang], { n: missions.used.length })}{' '}
        <ClauseNumber id="setup.mission-marks" lang={lang} base={base} />
      </h3>
      <div class="removed-c">
        {missions.away.map((mission) => (
          <MissionTile key={mission.id} mission={mission} lang={lang} />
        ))}
      </div>
    </div>
  );
};

export default Removed;
