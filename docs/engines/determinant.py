# A naive engine for orient2d by the line protocol: python3 determinant.py
# unerring judge --cmd 'python3 determinant.py' --question orient2d
import sys

for line in sys.stdin:
    # {"id":ID,"question":"orient2d","values":[ax,ay,bx,by,cx,cy]}: promised to be written in just this way.
    request_id = line[len('{"id":'):line.index(',"question":')]
    answer = "null"  # what it does not know
    if '"question":"orient2d"' in line:
        numbers = line[line.index("[") + 1:line.index("]")]
        ax, ay, bx, by, cx, cy = (float(text) for text in numbers.split(","))
        left = (ax - cx) * (by - cy)
        right = (ay - cy) * (bx - cx)
        answer = f"{(left > right) - (left < right)}"
    # Flushed after each line, or whoever asks waits for ever.
    print(f'{{"id":{request_id},"answer":{answer}}}', flush=True)
