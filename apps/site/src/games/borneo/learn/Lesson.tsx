import { lessonPage } from '../../../learn/LessonPage.tsx';

/** A lesson of Borneo. */
export const BorneoLesson = lessonPage(() => import('./game.tsx'));
