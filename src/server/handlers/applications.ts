import type { applicationRoutes } from '#contract/routes/applications.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { undoAnswers } from '#server/modules/hiring/answers/undo-answers.ts';
import { answerApplications } from '#server/modules/hiring/applications/answer-applications.ts';
import { countApplications } from '#server/modules/hiring/applications/count-applications.ts';
import { exportApplications } from '#server/modules/hiring/applications/export-applications.ts';
import { getApplication } from '#server/modules/hiring/applications/get-application.ts';
import { listApplications } from '#server/modules/hiring/applications/list-applications.ts';
import { addNote, deleteNote, editNote, listNotes } from '#server/modules/hiring/applications/notes.ts';
import { rateApplication } from '#server/modules/hiring/applications/rate-application.ts';
import { readTimeline } from '#server/modules/hiring/applications/read-timeline.ts';
import { setApplicationStatus } from '#server/modules/hiring/applications/set-application-status.ts';
import { submitApplication } from '#server/modules/hiring/applications/submit-application.ts';
import { readAnswerRecord } from '#server/modules/hiring/promise/read-answer-record.ts';

export const applicationHandlers: Handlers<typeof applicationRoutes> = {
  submitApplication: async ({ body, files }, { caller, deps }) =>
    ok(await submitApplication(deps, caller, { ...body, resume: files.resume })),
  listApplications: async ({ query }, { caller, deps }) => pageOf(await listApplications(deps, caller, query)),
  applicationStats: async ({ query }, { caller, deps }) => ok(await countApplications(deps, caller, query)),
  getApplication: async ({ params }, { caller, deps }) => ok(await getApplication(deps, caller, params.id)),
  applicationTimeline: async ({ params }, { caller, deps }) => ok(await readTimeline(deps, caller, params.id)),
  setApplicationStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setApplicationStatus(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  answerRecord: async ({ params }, { caller, deps }) => ok(await readAnswerRecord(deps, caller, params)),
  listNotes: async ({ params }, { caller, deps }) => ok(await listNotes(deps, caller, params.id)),
  addNote: async ({ params, body }, { caller, deps }) => ok(await addNote(deps, caller, { ...params, ...body })),
  editNote: async ({ params, body }, { caller, deps }) => ok(await editNote(deps, caller, { ...params, ...body })),
  deleteNote: async ({ params }, { caller, deps }) => ok(await deleteNote(deps, caller, params)),
  rateApplication: async ({ params, body }, { caller, deps }) =>
    ok(await rateApplication(deps, caller, { ...params, ...body })),
  answerApplications: async ({ body }, { caller, deps }) => ok(await answerApplications(deps, caller, body)),
  undoAnswers: async ({ body }, { caller, deps }) => ok(await undoAnswers(deps, caller, body)),
  exportApplications: ({ query }, { caller, deps }) => exportApplications(deps, caller, query),
};
