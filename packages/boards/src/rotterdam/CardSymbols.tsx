import type { drawnNavigation, drawnProducts } from './drawn-cards.ts';

/** A drawing of a card in a box of 48: parts with their fill, from the back to the front; `line` has no fill. */
type Part = readonly [fill: string, d: string];

const products: Readonly<Record<(typeof drawnProducts)[number], readonly Part[]>> = {
  bread: [
    ['wood', 'M8 37V30C3 25 6 16 14 16C18 10 30 10 34 16C42 16 45 25 40 30V37Z'],
    ['line', 'M15 20L19 27M23 18L27 25M31 19L35 26'],
  ],
  pasta: [
    ['line', 'M32 22L42 7'],
    ['gold', 'M10 25C10 15 20 15 20 24C20 12 31 12 31 24C32 16 38 17 38 25Z'],
    ['line', 'M15 25C15 20 17 20 17 25M25 25C25 18 27 18 27 25'],
    ['sheet', 'M5 25H43C43 35 35 41 24 41S5 35 5 25Z'],
  ],
  'orange-juice': [
    ['line', 'M25 24L31 6H37'],
    ['sheet', 'M12 12H34L31 42H15Z'],
    ['orange', 'M13 21H33L30.9 41H15.1Z'],
    ['orange', 'M29 15a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['line', 'M36 9V21M30 15H42'],
  ],
  jam: [
    ['red', 'M12 17H36V37Q36 42 31 42H17Q12 42 12 37Z'],
    ['wood', 'M11 8H37V17H11Z'],
    ['sheet', 'M17 23H31V35H17Z'],
    ['red', 'M21 29a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z'],
  ],
  petrol: [
    ['line', 'M29 24H32Q35 24 35 27V33Q35 36 37.5 36T40 33V18L35 13'],
    ['red', 'M10 41V10Q10 7 13 7H26Q29 7 29 10V41Z'],
    ['sheet', 'M14 12H25V21H14Z'],
    ['line', 'M6 41H33'],
  ],
  plastic: [
    ['sea', 'M20 12V6H28V12L33 19V38Q33 42 29 42H19Q15 42 15 38V19Z'],
    ['sheet', 'M15 24H33V33H15Z'],
    ['line', 'M20 9.5H28'],
  ],
  paint: [
    ['line', 'M10 18C10 2 38 2 38 18'],
    ['stone', 'M10 18L13 42H35L38 18Z'],
    ['sea', 'M10 18a14 5 0 0 1 28 0V25Q36 30 34 25V23Q30 24 27 24V31Q24.5 36 22 31V24Q14 23 10 18Z'],
    ['line', 'M10 18a14 5 0 0 0 28 0'],
  ],
  medicine: [
    ['sheet', 'M12 17H36V39Q36 42 33 42H15Q12 42 12 39Z'],
    ['stone', 'M10 8H38V17H10Z'],
    ['red', 'M22 22H26V27.5H31.5V31.5H26V37H22V31.5H16.5V27.5H22Z'],
  ],
};

const star = 'M24 5L29.4 17.6L43 18.8L32.7 27.8L35.8 41.2L24 34L12.2 41.2L15.3 27.8L5 18.8L18.6 17.6Z';

const navigation: Readonly<Record<(typeof drawnNavigation)[number], readonly Part[]>> = {
  'turn-of-luck': [
    ['gold', 'M6 13H30V6L43 17L30 28V21H6Z'],
    ['sheet', 'M42 29H18V22L5 33L18 44V37H42Z'],
  ],
  'extra-cargo': [
    ['wood', 'M6 16H34V42H6Z'],
    ['line', 'M6 23H34M6 35H34M12 23V35M28 23V35M12 23L28 35'],
    ['sea', 'M35 4H40V10H46V15H40V21H35V15H29V10H35Z'],
  ],
  setback: [['gold', 'M4 18L19 6V13H28C38 13 43 20 43 28S37 42 28 42H16V33H28C31 33 33 31 33 28S31 23 28 23H19V30Z']],
  'heavy-storm': [
    ['stone', 'M13 28C4 28 4 17 13 16.5C14 6 29 5 31.5 14C42 11.5 46 27 35 28Z'],
    ['gold', 'M25 22L15 34H22L18 45L32 30H25L29 22Z'],
  ],
  joker: [['gold', star]],
  advantage: [['gold', 'M4 24a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z']],
  'extra-advantage': [['gold', 'M4 24a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z']],
  'cargo-thief': [
    [
      'dark',
      'M4 17C12 12 19 14 24 17C29 14 36 12 44 17C45 30 38 35 31 33C27 32 26 28 24 28S21 32 17 33C10 35 3 30 4 17Z',
    ],
    ['sheet', 'M11 22Q16 18 20 23Q15 27 11 22ZM37 22Q32 18 28 23Q33 27 37 22Z'],
  ],
  'port-police': [
    ['sea', 'M24 4L40 9V22C40 33 33 40 24 44C15 40 8 33 8 22V9Z'],
    ['sheet', 'M24 13L26.7 19.9L34 20.3L28.3 24.9L30.2 32L24 28L17.8 32L19.7 24.9L14 20.3L21.3 19.9Z'],
  ],
};

const points: Readonly<Record<string, string>> = { advantage: '+1', 'extra-advantage': '+2' };

/** The drawings of Product and Navigation cards, by `<use href="#rt-card-…">`. */
export const CardSymbols = () => (
  <>
    {Object.entries({ ...products, ...navigation }).map(([id, parts]) => (
      <symbol key={id} id={`rt-card-${id}`} viewBox="0 0 48 48">
        {parts.map(([fill, d]) => (
          <path key={d} class={`rt-art rt-art-${fill}`} d={d} />
        ))}
        {points[id] && (
          <text class="rt-art-n" x="23.5" y="30.5">
            {points[id]}
          </text>
        )}
      </symbol>
    ))}
  </>
);
