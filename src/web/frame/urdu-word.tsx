import classes from './urdu-word.module.css';

/** اردو as a drawing, in the color of the text around it, so that an English page needs no Nastaliq face of 159 KB. */
export function UrduWord() {
  return <span aria-hidden="true" className={classes.word} />;
}
