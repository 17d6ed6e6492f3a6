import { z } from 'zod';
import {
  AnswerRecord,
  AnswersUndo,
  AnswersUndone,
  Application,
  ApplicationChanged,
  ApplicationFilters,
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
  submitApplication: { summary: 'Apply for a job', body: ApplicationForm, output: Application },
  listApplications: {
    summary: 'List the applications you may see',
    query: ApplicationQuery,
    output: z.array(Application),
  },
  applicationStats: {
    summary: 'Count the applications you may see',
    query: ApplicationFilters,
    output: ApplicationStats,
  },
  getApplication: {
    summary: 'Get an application; records when its recruiter first opens it',
    params: byId,
    output: Application,
  },
  applicationTimeline: { summary: 'List the history of an application', params: byId, output: z.array(TimelineEntry) },
  setApplicationStatus: {
    summary: 'Accept, reject, reopen or withdraw an application',
    params: byId,
    body: ApplicationStatusChange,
    output: ApplicationChanged,
  },
  answerRecord: {
    summary: 'Get how reliably the poster of a job answers in time; null while there are too few applications',
    params: z.object({ id: z.string().min(1).max(64) }),
    output: z.object({ record: AnswerRecord.nullable() }),
  },
  listNotes: { summary: 'List private notes on an application', params: byId, output: z.array(ApplicationNote) },
  addNote: { summary: 'Add a private note', params: byId, body: NoteForm, output: ApplicationNote },
  editNote: { summary: 'Edit a private note', params: byNote, body: NoteForm, output: ApplicationNote },
  deleteNote: { summary: 'Delete a private note', params: byNote, output: Message },
  rateApplication: { summary: 'Rate an application from 1 to 5', params: byId, body: RatingForm, output: Application },
  answerApplications: {
    summary: 'Accept or reject several applications, each with an email',
    body: ApplicationsAnswer,
    output: ApplicationsAnswered,
  },
  undoAnswers: {
    summary: 'Undo answers that the candidates have not been told about yet',
    body: AnswersUndo,
    output: AnswersUndone,
  },
  exportApplications: { summary: 'Export applications as CSV', query: ApplicationQuery, output: z.unknown() },
} as const satisfies Record<keyof typeof applicationRoutes, Shapes>;
