// What failed in a stage, found in what it printed: CI shows only the end of a run, and there every failure has its name.

/** Something that failed: its name, with its file and its package where they are known, and how its error begins. */
/** @typedef {{ readonly name: string, readonly error: readonly string[] }} Failure */

/** How many lines of an error are kept: the message, and the beginning of what was expected and received. */
const kept = 6;

/** The lines of a stage, by the package that printed them: several run at once, and turbo writes its name in front of each. */
const byPackage = (output) => {
  const groups = new Map();
  for (const line of output.split('\n')) {
    const [, name = '', text = ''] = /^(?:(@?[\w./-]+):[\w-]+: ?)?(.*)$/.exec(line.trimEnd()) ?? [];
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(text);
  }
  return groups;
};

const isRule = (line) => /^⎯{3,}/.test(line);

/** Where an error ends: at the place in the source, at a line drawn across, at the next failure. */
const endsError = (line) => /^ ?(?:❯|FAIL {2})/.test(line) || isRule(line);

/** The first lines of the error that begins at a line, without empty ones. */
const errorAt = (lines, start) => {
  const found = [];
  for (let i = start; i < lines.length && found.length < kept && !endsError(lines[i]); i++)
    if (lines[i].trim()) found.push(lines[i].trimEnd());
  return found;
};

/** The tests that vitest reports as failed, and what was thrown outside of any. */
const failedTests = (output) => {
  const failures = new Map();
  for (const [owner, lines] of byPackage(output)) {
    const add = (name, error) => {
      const whole = owner ? `${owner} ${name}` : name;
      if (!failures.get(whole)?.length) failures.set(whole, error);
    };
    lines.forEach((line, i) => {
      const [, name] = /^ ?FAIL {2}(.+)$/.exec(line) ?? [];
      const [, thrown] = /^⎯+ (Unhandled (?:Rejection|Error)|Uncaught Exception) ⎯+$/.exec(line) ?? [];
      // Tests that failed alike stand one below the other, above their one error.
      let after = i + 1;
      while (/^ ?FAIL {2}/.test(lines[after] ?? '')) after++;
      if (name) add(name, errorAt(lines, after));
      if (thrown) add(`${thrown} outside of the tests`, errorAt(lines, after));
    });
  }
  return [...failures].map(([name, error]) => ({ name, error }));
};

/**
 * What failed in a stage that failed: its tests; where none has, the first errors that it told and how it ended.
 * @param {string} output
 * @returns {Failure[]}
 */
export const failuresOf = (output) => {
  const tests = failedTests(output);
  if (tests.length > 0) return tests;
  const lines = output.split('\n').filter((line) => line.trim());
  // A crash tells its cause before its trace, a compiler its sum after its errors.
  const causes = lines.filter((line) => /\berror\b|[✖✘×]/i.test(line)).slice(0, kept / 2);
  const last = lines.slice(-kept / 2).filter((line) => !causes.includes(line));
  return [{ name: 'broke off without a failed test', error: [...causes, ...last] }];
};

/**
 * Everything that failed in so few lines that the end of a run shows it: all names, and of the errors what there is room for.
 * @param {readonly { readonly stage: string, readonly failures: readonly Failure[] }[]} stages
 * @param {number} room lines, at least 2
 * @returns {string[]}
 */
export const told = (stages, room = 24) => {
  const all = stages.flatMap(({ stage, failures }) => failures.map((failure) => ({ stage, ...failure })));
  const left = all.length - room + 1;
  const shown = left > 1 ? all.slice(0, room - 1) : all;
  const each = Math.floor(room / Math.max(1, all.length)) - 1;
  const lines = shown.flatMap(({ stage, name, error }) => [
    `FAIL ${stage}: ${name}`,
    ...error.slice(0, Math.max(0, each)).map((line) => `     ${line.slice(0, 300)}`),
  ]);
  return left > 1 ? [...lines, `and ${left} more, named above`] : lines;
};
