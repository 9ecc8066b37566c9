import { borneo } from '@portolan/borneo';
import { lessons as borneoLessons } from '@portolan/borneo/lessons';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { lessons as caboLessons } from '@portolan/cabo-da-roca/lessons';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { lessons as comptoirLessons } from '@portolan/comptoir-des-antilles/lessons';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import type { AnyGame, Policy, Rulebook } from '@portolan/core';
import type { AnyLessons } from '@portolan/core/lessons';
import { type LessonHooks, lessonLaws, lessonsLaws } from '@portolan/core/testing';
import { rotterdam } from '@portolan/rotterdam';
import { lessons as rotterdamLessons } from '@portolan/rotterdam/lessons';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import { sensible as borneoPolicy } from '@portolan/solvers/borneo';
import { sensible as caboPolicy } from '@portolan/solvers/cabo-da-roca';
import { sensible as comptoirPolicy } from '@portolan/solvers/comptoir-des-antilles';
import { sensible as rotterdamPolicy } from '@portolan/solvers/rotterdam';
import { describe, expect, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds stand in one list
const hooksOf = (game: AnyGame, rules: Rulebook, lessons: AnyLessons, policy: Policy<any, any>): LessonHooks => ({
  game,
  rules,
  lessons,
  policy,
});

/** The lessons of each game, with the others playing as they do on the page. */
const taught: readonly LessonHooks[] = [
  hooksOf(borneo, borneoRules, borneoLessons, borneoPolicy),
  hooksOf(caboDaRoca, caboRules, caboLessons, caboPolicy),
  hooksOf(comptoirDesAntilles, comptoirRules, comptoirLessons, comptoirPolicy),
  hooksOf(rotterdam, rotterdamRules, rotterdamLessons, rotterdamPolicy),
];

describe.each(taught.map((hooks) => [hooks.game.id, hooks] as const))('%s', (_, hooks) => {
  describe.each(hooks.lessons.lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    test.each(lessonLaws)('%s', (_, law) => expect(law(lesson, hooks)).toEqual([]));
  });

  test.each(lessonsLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});
