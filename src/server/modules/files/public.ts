/** What other modules may use of files: keeping an upload, the paths that open it, and the sweep. */

/** `contentDisposition(kind, name)`: the header for a file of this name, in RFC 6266's two spellings. */
export { contentDisposition } from './content-disposition.ts';
/**
 * `publicFilePath({ id, mediaType })`: `files/<id>.<ext>`, relative to the API's
 * base; opens for everybody, for logos and profile pictures of those who switched
 * `showCard` on. `signedFilePath({ settings, now }, { id, mediaType }, viewer)`:
 * the same with a signature of 15 minutes for this viewer and session, for everything else.
 */
export { publicFilePath, signedFilePath } from './file-paths.ts';
/**
 * `FileStorage`: where bytes lie, a folder or a bucket. Only this module writes to it.
 * `isStorageFailure(error)`: it does not answer at the moment.
 */
export { type FileStorage, isStorageFailure } from './file-storage.ts';
/** `disownFile(executor, fileId)`: nobody's any more; it opens for nobody at once, and the sweep removes what nothing uses. */
export { disownFile } from './files.store.ts';
/** `openFile(deps, address)`: the file as a stream with its headers; NOT_FOUND whatever the reason. */
export { openFile } from './open-file.ts';
/** `openFileStorage({ s3, dataDir })`: the home that the settings name. */
export { openFileStorage } from './open-file-storage.ts';
/** `ownFiles(executor, accountId)`: what an account uploaded, for its export. */
export { ownFiles } from './own-data.store.ts';
/** What is forgotten of somebody who leaves. */
export { fileData } from './personal-data.ts';

/** `readStoredFile({ db, files }, { id, ownerId })`: its media type and bytes, nothing unless that account owns it. */
export { readStoredFile } from './read-stored-file.ts';

/**
 * `withUploads({ files, now }, { face: { purpose, upload, allow, field } }, (keep) => db.transaction(…))`:
 * checks by content and puts, before the transaction begins; in it `keep(tx, 'face', ownerId)` gives
 * `{ id, originalName, byteSize, mediaType }`. INVALID_INPUT with `fields[field]` otherwise.
 */
export { type KeepUpload, type StoredFile, type WantedUpload, withUploads } from './store-upload.ts';

/**
 * `sweepFiles({ files, now, db })`: removes what nothing uses. An act that takes
 * a file away for good (a deleted account) queues `sweep-files` in its transaction.
 */
export { sweepFiles } from './sweep-files.ts';
