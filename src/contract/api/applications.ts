import { z } from 'zod';
import {
  AnswerRecord,
  AnswersUndo,
  AnswersUndone,
  Application,
  ApplicationChanged,
  ApplicationForm,
  ApplicationNote,
  ApplicationQuery,
  ApplicationStats,
  ApplicationStatusChange,
  ApplicationsAnswer,
  ApplicationsAnswered,
  NoteForm,
  RatingForm,
  TimelineEntry,
} from '#contract/applications.ts';
import type { applicationRoutes } from '#contract/routes/applications.ts';
import { Id, Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

const byNote = z.object({ id: Id, noteId: Id });

export const applicationApi = {
  submitApplication: { summary: 'Applies to a job', body: ApplicationForm, output: Application },
  listApplications: {
    summary: 'The applications that concern the caller',
    query: ApplicationQuery,
    output: z.array(Application),
  },
  applicationStats: { summary: 'Counts of the applications that concern the caller', output: ApplicationStats },
  getApplication: {
    summary: "One application; the recruiter's first opening is recorded",
    params: byId,
    output: Application,
  },
  applicationTimeline: { summary: 'What happened to an application', params: byId, output: z.array(TimelineEntry) },
  setApplicationStatus: {
    summary: 'Accepts, rejects, reopens or withdraws an application',
    params: byId,
    body: ApplicationStatusChange,
    output: ApplicationChanged,
  },
  answerRecord: {
    summary: 'How whoever posted a job keeps the promise to answer; null while it is too few to say',
    params: z.object({ id: z.string().min(1).max(64) }),
    output: z.object({ record: AnswerRecord.nullable() }),
  },
  listNotes: { summary: 'Private notes on an application', params: byId, output: z.array(ApplicationNote) },
  addNote: { summary: 'Adds a private note', params: byId, body: NoteForm, output: ApplicationNote },
  editNote: { summary: 'Changes a private note', params: byNote, body: NoteForm, output: ApplicationNote },
  deleteNote: { summary: 'Deletes a private note', params: byNote, output: Message },
  rateApplication: { summary: 'Rates an application, 1 to 5', params: byId, body: RatingForm, output: Application },
  answerApplications: {
    summary: 'Accepts or rejects many applications, each with a mail',
    body: ApplicationsAnswer,
    output: ApplicationsAnswered,
  },
  undoAnswers: {
    summary: 'Takes answers back that the candidates have not been told of yet',
    body: AnswersUndo,
    output: AnswersUndone,
  },
  exportApplications: { summary: 'The list as CSV', query: ApplicationQuery, output: z.unknown() },
} as const satisfies Record<keyof typeof applicationRoutes, Shapes>;
