// uPlot (L. Sheredega, MIT) as the Lab loads it.
import './known_language';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export default uPlot;
