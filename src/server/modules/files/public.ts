/** Files: what is uploaded, where it lies, and who may open it. Each export's own docstring says what it takes and throws. */
export type { FileHome } from './file-home.ts';
export { publicFilePath, signedFilePath } from './file-paths.ts';
export { openFile } from './open-file.ts';
export { openFileHome } from './open-file-home.ts';
export { type StoredFile, storeUpload } from './store-upload.ts';
export { sweepFiles } from './sweep-files.ts';
