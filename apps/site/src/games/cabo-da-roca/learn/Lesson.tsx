import { lessonPage } from '../../../learn/LessonPage.tsx';

/** A lesson of Cabo da Roca. */
export const CaboLesson = lessonPage(() => import('./game.tsx'));
