import type { Lang, Text } from '@portolan/core';
import { inputAt, inputWith, type JsonSchema, shapeAt } from '@portolan/core/readers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { FieldErr } from '../kit/controls/FieldErr.tsx';
import { AddButton, RemoveButton } from '../kit/controls/groups.tsx';
import type { FieldProps } from '../kit/Fields.tsx';
import { joinPaths, useField, useProblem, useWhole } from '../kit/form.tsx';
import { isObject } from '../position/json.ts';
import { NumberCell, SelectCell, TextCell } from './cells.tsx';

/** One thing of a table: where it stands, and the box that it stands in. */
export interface RowAbout<Row, Whole> {
  readonly row: Row;
  /** Its place, from 0, and its name where things stand by their names. */
  readonly at: number;
  readonly key: string;
  readonly whole: Whole;
  readonly lang: Lang;
}

/** What a cell with a component of its own gets. */
export interface CellProps<Row, Whole> extends RowAbout<Row, Whole> {
  readonly path: string;
  readonly label: string;
  readonly told: string;
  readonly change: (row: Row) => void;
  readonly set: (whole: Whole) => void;
}

/** A column: a field that each row has. */
export interface Column<Row, Whole> {
  /** Its path in a row. */
  readonly at: string;
  readonly head: Text;
  /** The head as a drawing, or in short; its words are told to those who cannot see. */
  readonly mark?: ComponentChildren;
  readonly short?: string;
  /** What a cell is called; by itself its row and its head. */
  readonly label?: (about: RowAbout<Row, Whole>) => string;
  readonly options?: (about: RowAbout<Row, Whole>) => readonly { readonly value: string; readonly label: string }[];
  /** What stands for nothing. */
  readonly unsaid?: string | number;
  readonly min?: number;
  readonly max?: number;
  // biome-ignore lint/suspicious/noExplicitAny: a table cannot name the types of each cell
  readonly as?: FunctionComponent<CellProps<any, any>>;
}

/** A table of things of a box. */
export interface RowsOf<Row, Whole> {
  /** What the box is, as its reader says it. */
  readonly shape: JsonSchema;
  readonly columns: readonly Column<Row, Whole>[];
  /** What a row is called. */
  readonly name: (about: RowAbout<Row, Whole>) => string;
  /** What a cell is called, by its column; by itself after its row. */
  readonly label?: (about: RowAbout<Row, Whole>, what: string) => string;
  /** The name stands at the head of each row, under this heading; left out where a cell holds the name. */
  readonly head?: Text | '';
  readonly class?: string;
  /** Another path under which a row may be wrong. */
  readonly alias?: (about: RowAbout<Row, Whole>) => string;
  /** A list of lines instead of a table: for a phone, where a line wraps. The class lays it out. */
  readonly list?: boolean;
  /** What stands before the cells of a line, and after them. */
  readonly before?: (about: RowAbout<Row, Whole>) => ComponentChildren;
  readonly after?: (about: RowAbout<Row, Whole>, set: (whole: Whole) => void) => ComponentChildren;
  /** What the button says that takes a row out, and what becomes of the box; by itself it loses the row. */
  readonly drop?: (about: RowAbout<Row, Whole>) => string;
  readonly dropped?: (about: RowAbout<Row, Whole>) => Whole;
  /** A button that puts another row in. */
  readonly add?: { readonly label: Text; readonly most: number; readonly make: (whole: Whole) => Whole };
  /** What is summed up below. */
  readonly sum?: (rows: readonly Row[], lang: Lang) => string;
  /** The names of the columns stand above a list. */
  readonly heads?: boolean;
}

interface LineProps<Row, Whole> {
  readonly of: RowsOf<Row, Whole>;
  readonly about: RowAbout<Row, Whole>;
  readonly path: string;
  readonly set: (whole: Whole) => void;
  readonly remove: (() => void) | undefined;
}

const Cell = <Row, Whole>({
  of,
  about,
  path,
  set,
  told,
  column,
}: Omit<LineProps<Row, Whole>, 'remove'> & { readonly told: string; readonly column: Column<Row, Whole> }) => {
  const { row, whole, lang } = about;
  const { at, head, options, unsaid, as: Own } = column;
  const here = joinPaths(path, at);
  const label = column.label?.(about) ?? of.label?.(about, head[lang]) ?? `${of.name(about)}, ${head[lang]}`;
  const value = at === '' ? row : (inputAt(row, at) ?? unsaid);
  const put = (next: unknown): void => set(inputWith(whole, here, next === unsaid ? undefined : next) as Whole);
  const common = { label, at: here, told };
  if (Own) {
    const change = (next: Row): void => set(inputWith(whole, path, next) as Whole);
    return <Own {...about} path={here} label={label} told={told} change={change} set={set} />;
  }
  const { type, minimum = 0, maximum = 99 } = shapeAt(of.shape, here);
  if (options) return <SelectCell {...common} value={String(value ?? '')} options={options(about)} onChange={put} />;
  if (type !== 'integer') return <TextCell {...common} value={String(value ?? '')} onChange={put} />;
  return (
    <NumberCell
      {...common}
      lang={lang}
      value={typeof value === 'number' ? value : minimum}
      min={column.min ?? (typeof unsaid === 'number' ? unsaid : minimum)}
      max={column.max ?? maximum}
      onChange={put}
    />
  );
};

const Line = <Row, Whole>(props: LineProps<Row, Whole>) => {
  const { of, about, path, set, remove } = props;
  const { list, head, columns, drop } = of;
  const alias = of.alias?.(about);
  const [here, there] = [useProblem(path), useProblem(alias ?? path)];
  const elsewhere = here === undefined && there !== undefined;
  const named = of.name(about);
  const { id, error: wrong } = useField(elsewhere ? alias : path, named);
  const told = `${id}-e`;
  const cells = columns.map((column) => (
    <Cell key={column.at + column.head.en} {...props} told={told} column={column} />
  ));
  const out = remove && drop && <RemoveButton label={drop(about)} onClick={remove} />;
  const error = wrong && (
    <span class="err" id={told}>
      {list ? wrong : `${named}. ${wrong}`}
    </span>
  );
  const rowClass = wrong ? 'is-bad' : undefined;
  if (list)
    return (
      <li class={rowClass} id={id}>
        {of.before?.(about)}
        {cells}
        {of.after?.(about, set)}
        {out}
        {error}
      </li>
    );
  return (
    <>
      <tr class={rowClass} id={id}>
        {head !== undefined && <th scope="row">{named}</th>}
        {cells.map((cell, i) => (
          <td key={i}>{cell}</td>
        ))}
        {drop && <td>{out}</td>}
      </tr>
      {error && (
        <tr>
          <td colSpan={columns.length + (head === undefined ? 0 : 1) + (drop ? 1 : 0)}>{error}</td>
        </tr>
      )}
    </>
  );
};

/** Things of a box as a table or a list, a row each, whose columns are fields; what is wrong with a row is told below it. */
export const rowsOf =
  <Row, Whole>(of: RowsOf<Row, Whole>) =>
  ({
    lang,
    path,
    label,
    whole,
    set,
  }: Pick<FieldProps<unknown, Whole>, 'lang' | 'path' | 'label' | 'whole' | 'set'>) => {
    const { columns, head, list, class: layout, add, drop, dropped, sum, heads } = of;
    const found = inputAt(whole, path);
    const named = isObject(found);
    const rows = Object.entries(named || Array.isArray(found) ? (found as object) : {}) as [string, Row][];
    const { id, error } = useWhole([path]);
    const lines = rows.map(([key, row], at) => {
      const about = { row, at, key, whole, lang };
      const without = (): Whole =>
        dropped?.(about) ??
        (inputWith(
          whole,
          path,
          (found as readonly unknown[]).filter((_, i) => i !== at),
        ) as Whole);
      return (
        // A row keeps its place while its name is typed; a list that gets shorter moves its rows.
        <Line<Row, Whole>
          key={named ? key : `${at} ${rows.length}`}
          of={of}
          about={about}
          path={named ? `${path}.${key}` : `${path}[${at}]`}
          set={set}
          remove={named ? undefined : () => set(without())}
        />
      );
    });
    const words = ({ mark, short, head: text }: Column<Row, Whole>): ComponentChildren =>
      mark || short ? (
        <>
          {mark}
          {short && <span aria-hidden="true">{short}</span>}
          <span class="sr">{text[lang]}</span>
        </>
      ) : (
        text[lang]
      );
    return (
      <>
        <FieldErr of={id} says={error} />
        {list ? (
          <ul class={layout ? `box-rows ${layout}` : 'box-rows'}>
            {heads && (
              <li class="box-head" aria-hidden="true">
                {columns.map((column) => (
                  <span key={column.at}>{column.head[lang]}</span>
                ))}
              </li>
            )}
            {lines}
          </ul>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
          <section class="scroll" tabIndex={0} aria-label={label}>
            <table class={layout ? `box-t ${layout}` : 'box-t'}>
              <thead>
                <tr>
                  {head !== undefined && (head === '' ? <td /> : <th scope="col">{head[lang]}</th>)}
                  {columns.map((column) => (
                    <th key={column.at + column.head.en} scope="col">
                      {words(column)}
                    </th>
                  ))}
                  {drop && <td />}
                </tr>
              </thead>
              <tbody>{lines}</tbody>
            </table>
          </section>
        )}
        {sum && (
          <p class="small">
            {sum(
              rows.map(([, row]) => row),
              lang,
            )}
          </p>
        )}
        {add && (
          <AddButton label={add.label[lang]} disabled={rows.length >= add.most} onClick={() => set(add.make(whole))} />
        )}
      </>
    );
  };
