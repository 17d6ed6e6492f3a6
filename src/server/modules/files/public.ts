/** Public functions of files: storing an upload, paths that open it, and the sweep. */

/** `contentDisposition(kind, name)`: the header for a file of this name, in RFC 6266's two spellings. */
export { contentDisposition } from './content-disposition.ts';
/**
 * `publicFilePath({ id, mediaType })`: `files/<id>.<ext>`, relative to the API's
 * base; opens for everybody, for logos and profile pictures of those who switched
 * `showCard` on. `signedFilePath({ settings, now }, { id, mediaType }, viewer, application?)`:
 * the same with a signature of 15 minutes for this viewer and session, for everything else; the log of who opened a
 * resume names the application.
 */
export { publicFilePath, signedFilePath } from './file-paths.ts';
/**
 * `FileStorage`: storage of bytes, a folder or a bucket. Only this module writes to it. `isStorageFailure(error)`: it
 * is temporarily unavailable.
 */
export { type FileStorage, isStorageFailure } from './file-storage.ts';
/**
 * `disownFile(executor, fileId)`: removes the owner; nobody can open it any more, and the sweep deletes it once unused.
 */
export { disownFile } from './files.store.ts';
/**
 * `openFile(deps, address)`: the file as a stream with its headers; NOT_FOUND whatever the reason. `openFileAs(deps,
 * viewer, { file, save? })`: the same for a known file and viewer.
 */
export { openFile, openFileAs } from './open-file.ts';
/** `openFileStorage({ s3, dataDir })`: the configured storage. */
export { openFileStorage } from './open-file-storage.ts';
/** `ownFiles(executor, accountId)`: an account's uploads, for its export. */
export { ownFiles } from './own-data.store.ts';
/** Handling of files when an account is deleted. */
export { fileData } from './personal-data.ts';

/**
 * `readStoredFile({ db, files }, { id, ownerId })`: its media type and bytes; undefined unless that account owns it.
 */
export { readStoredFile } from './read-stored-file.ts';

/**
 * `withUploads({ files, now }, { face: { purpose, upload, allow, field } }, (keep) => db.transaction(…))`: checks
 * contents and stores the bytes before the transaction begins; in it `keep(tx, 'face', ownerId)` returns `{ id,
 * originalName, byteSize, mediaType }`. INVALID_INPUT with `fields[field]` otherwise.
 */
export { type KeepUpload, type StoredFile, type WantedUpload, withUploads } from './store-upload.ts';

/**
 * `sweepFiles({ files, now, db })`: deletes unused files. An action that permanently removes a file (such as deleting
 * an account) queues `sweep-files` in its transaction.
 */
export { sweepFiles } from './sweep-files.ts';
