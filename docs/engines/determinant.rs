// A naive engine for orient2d by the line protocol: rustc -O determinant.rs
// unerring judge --cmd ./determinant --question orient2d
use std::io::{self, BufRead, Write};

fn orient2d(v: &[f64]) -> f64 {
    (v[0] - v[4]) * (v[3] - v[5]) - (v[1] - v[5]) * (v[2] - v[4])
}

/// What stands between two texts.
fn between<'a>(line: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &line[line.find(from)? + from.len()..];
    Some(&rest[..rest.find(to)?])
}

/// The answer as JSON; null for what it does not know.
fn answer(line: &str) -> Option<String> {
    if !line.contains("\"question\":\"orient2d\"") {
        return Some("null".to_string());
    }
    let numbers: Result<Vec<f64>, _> = between(line, "[", "]")?.split(',').map(|text| text.parse()).collect();
    let d = orient2d(&numbers.ok()?);
    // Not the number itself: JSON has no NaN and no infinity.
    Some(((d > 0.0) as i32 - (d < 0.0) as i32).to_string())
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        // {"id":ID,"question":"orient2d","values":[ax,ay,bx,by,cx,cy]}: promised to be written in just this way.
        let line = line?;
        let Some(id) = between(&line, "{\"id\":", ",\"question\":") else { continue };
        let answer = answer(&line).unwrap_or("null".to_string());
        writeln!(out, "{{\"id\":{id},\"answer\":{answer}}}")?;
        // Flushed after each line, or whoever asks waits for ever.
        out.flush()?;
    }
    Ok(())
}
