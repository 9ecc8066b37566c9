import { lessonPage } from '../../../learn/LessonPage.tsx';

/** A lesson of Comptoir des Antilles. */
export const ComptoirLesson = lessonPage(() => import('./game.tsx'));
