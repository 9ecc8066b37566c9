/** The works of a harbor, standing on their ground line, by the material they process. */
const works: Readonly<Record<string, { readonly width: number; readonly solid: string; readonly line: string }>> = {
  grain: {
    width: 156,
    solid:
      'M16 -1v-38q8.5 -9 17 0v38ZM33 -1v-38q8.5 -9 17 0v38ZM50 -1v-38q8.5 -9 17 0v38ZM67 -1v-38q8.5 -9 17 0v38ZM84 -1v-38q8.5 -9 17 0v38ZM104 -1v-58h15v58ZM104 -59h15l-7.5 -8Z',
    line: 'M111 -51L20 -43M24 -19H98M120 -27l26 22v4M0 0H156',
  },
  fruit: {
    width: 124,
    solid: 'M44 -1V-45H124V-1ZM44 -45L58 -57H72V-45L86 -57H100V-45L114 -57H124V-45',
    line: 'M54 -1V-23H68V-1M78 -33H90M98 -33H110M78 -21H90M98 -21H110M30 0V-44M24 -44H36M30 -42L0 -28M30 -42L44 -33M30 -52V-42M30 -51L0 -28V-14M0 0H124',
  },
  'crude-oil': {
    width: 106,
    solid:
      'M10 -34v-26a20 5.6 0 0 1 40 0v26a20 5.6 0 0 1 -40 0ZM60 -40v-26a20 5.6 0 0 1 40 0v26a20 5.6 0 0 1 -40 0ZM30 -6v-26a22 6.2 0 0 1 44 0v26a22 6.2 0 0 1 -44 0Z',
    line: 'M10 -60a20 5.6 0 0 0 40 0M60 -66a20 5.6 0 0 0 40 0M30 -32a22 6.2 0 0 0 44 0M0 -16H12M72 -8L96 -16M0 0H106',
  },
  chemicals: {
    width: 170,
    solid: 'M14 -1v-46h11v46ZM32 -1v-58h13v58ZM52 -1v-40h10v40ZM80 -1v-22h40v22ZM134 -1v-50l8 -6l8 6v50Z',
    line: 'M14 -35H6V-1M25 -39H32M45 -43H52M62 -27H80M120 -17H134M38 -59V-67M142 -57V-67M150 -31H164V-1M0 0H170',
  },
};

/** How wide the works of a harbor are; one of an unknown material has a warehouse. */
export const worksOf = (material: string): { readonly id: string; readonly width: number } => {
  const id = material in works ? material : 'fruit';
  return { id: `rt-works-${id}`, width: works[id]!.width };
};

/** The works of all harbors, by `<use>`. */
export const Works = () => (
  <>
    {Object.entries(works).map(([id, { solid, line }]) => (
      <g key={id} id={`rt-works-${id}`}>
        <path class="rt-wk" d={solid} />
        <path class="rt-wk-l" d={line} />
      </g>
    ))}
  </>
);
