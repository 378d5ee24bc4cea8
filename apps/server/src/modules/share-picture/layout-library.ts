/** Lays out a picture's boxes and words as SVG. The build packs this file with all it needs (`tools/build-layout.ts`). */
export { default as lay } from 'satori'
