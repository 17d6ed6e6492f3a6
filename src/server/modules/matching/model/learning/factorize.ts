import { seededRandom } from '#server/seeded-random.ts';

/** A symmetric sparse matrix, stored by rows (CSR). */
export interface SparseMatrix {
  size: number;
  /** Start of each row; one more entry than rows. */
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** Oversampling beyond the wanted directions makes those exact. */
const MORE = 10;
const ROUNDS = 4;

/** Seeded pseudo-random numbers, so that the same listings give the same vectors. */
const randomNumbers = (seed: number): (() => number) => {
  const random = seededRandom(seed);
  return () => random() - 0.5;
};

/** A block of columns of equal length. */
type Block = Float64Array[];

const times = ({ size, starts, columns, values }: SparseMatrix, block: Block): Block =>
  block.map((vector) => {
    const product = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at++) sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
      product[row] = sum;
    }
    return product;
  });

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
};

/**
 * Modified Gram–Schmidt, applied twice: a single pass leaves errors where columns are nearly parallel. Linearly
 * dependent columns become 0.
 */
const orthonormal = (block: Block): Block => {
  for (const [at, vector] of block.entries()) {
    const before = Math.sqrt(dot(vector, vector));
    for (let round = 0; round < 2; round++) {
      for (const done of block.slice(0, at)) {
        const along = dot(vector, done);
        for (let row = 0; row < vector.length; row++) vector[row] = (vector[row] ?? 0) - along * (done[row] ?? 0);
      }
    }
    const length = Math.sqrt(dot(vector, vector));
    const scale = length > before * 1e-10 ? 1 / length : 0;
    for (let row = 0; row < vector.length; row++) vector[row] = (vector[row] ?? 0) * scale;
  }
  return block;
};

const SWEEPS = 60;

/** Computes eigenvalues and eigenvectors of a small symmetric matrix by Jacobi rotations. The vectors are columns. */
const eigen = (matrix: Float64Array[]): { values: number[]; vectors: Float64Array[] } => {
  const size = matrix.length;
  const a = matrix.map((row) => Float64Array.from(row));
  const v = a.map((_, row) => Float64Array.from({ length: size }, (__, column) => (row === column ? 1 : 0)));
  const of = (m: Float64Array[], row: number, column: number): number => m[row]?.[column] ?? 0;
  const set = (m: Float64Array[], row: number, column: number, value: number): void => {
    const cells = m[row];
    if (cells) cells[column] = value;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += of(a, p, q) ** 2;
    if (off < 1e-18) break;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = of(a, p, q);
        if (Math.abs(apq) < 1e-15) continue;
        const theta = (of(a, q, q) - of(a, p, p)) / (2 * apq);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta ** 2 + 1));
        const c = 1 / Math.sqrt(t ** 2 + 1);
        const s = t * c;
        for (let k = 0; k < size; k++) {
          const [kp, kq] = [of(a, k, p), of(a, k, q)];
          set(a, k, p, c * kp - s * kq);
          set(a, k, q, s * kp + c * kq);
        }
        for (let k = 0; k < size; k++) {
          const [pk, qk] = [of(a, p, k), of(a, q, k)];
          set(a, p, k, c * pk - s * qk);
          set(a, q, k, s * pk + c * qk);
          const [vp, vq] = [of(v, k, p), of(v, k, q)];
          set(v, k, p, c * vp - s * vq);
          set(v, k, q, s * vp + c * vq);
        }
      }
    }
  }
  return { values: a.map((_, at) => of(a, at, at)), vectors: v };
};

/**
 * Embeds the rows of a symmetric matrix along its strongest directions, by a randomised subspace iteration (Halko,
 * Martinsson, Tropp 2011); the inner products of the result approximate the matrix best.
 */
export const factorize = (
  matrix: SparseMatrix,
  { dimensions, power = 0.5 }: { dimensions: number; power?: number },
): Float32Array[] => {
  const { size } = matrix;
  const width = Math.min(size, dimensions + MORE);
  const random = randomNumbers(1);
  let block: Block = Array.from({ length: width }, () => Float64Array.from({ length: size }, random));
  for (let round = 0; round <= ROUNDS; round++) block = orthonormal(times(matrix, block));
  const image = times(matrix, block);
  const { values, vectors } = eigen(block.map((left) => Float64Array.from(image, (right) => dot(left, right))));
  // A negative eigenvalue separates similar rows: it expresses no similarity.
  const strongest = values
    .map((value, column) => ({ value, column }))
    .filter(({ value }) => value > 1e-9)
    .toSorted((left, right) => right.value - left.value)
    .slice(0, dimensions);
  return Array.from({ length: size }, (_, row) =>
    Float32Array.from(strongest, ({ value, column }) => {
      let sum = 0;
      for (let at = 0; at < width; at++) sum += (block[at]?.[row] ?? 0) * (vectors[at]?.[column] ?? 0);
      return sum * value ** power;
    }),
  );
};
